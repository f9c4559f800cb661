import { Clock } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useHeldSkeleton } from '../../provider/use-held-skeleton.ts';
import { vars } from '../../tokens/vars.ts';
import { useSize } from '../shared/use-size.ts';
import { Figure, Frame, Instead, Note, Stale, Toggle } from './ChartFrame.styles.ts';

/** What every chart can be besides full. */
export interface ChartStates {
  /** Not known yet: a skeleton of the same height. */
  loading?: boolean | undefined;
  /** Stands in its place when there is nothing to draw: "Nobody has scored yet". */
  empty?: ReactNode;
  /** The points are old; since when, in words: "as of 18:14". */
  stale?: ReactNode;
}

export interface ChartWords {
  /** "As a table" */
  table: string;
  /** "As a chart" */
  chart: string;
}

interface ChartFrameProps extends ChartStates {
  /** What the chart says, in a sentence. */
  label: string;
  /** Px. */
  height: number;
  words: ChartWords;
  /** There is nothing to draw. */
  isEmpty: boolean;
  /** The same as a table; shown by `t` or the button that comes with the focus. */
  table: ReactNode;
  /** The point under the pointer or the keys: where it is in px, and what it says. */
  note?: { at: number; title: string; detail?: ReactNode };
  /** Hears how wide the drawing is, in px. */
  onWidth: (width: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  /** More controls over the drawing, after it in the order of Tab. */
  controls?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/**
 * What all charts share: a name, one tab stop whose keys walk the points, what the point says, the
 * same as a table, and the states in which there is nothing to draw.
 */
export function ChartFrame({
  label,
  height,
  words,
  isEmpty,
  table,
  note,
  onWidth,
  onKeyDown,
  onLeave,
  controls,
  children,
  loading: isLoading = false,
  empty,
  stale,
}: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [asTable, setAsTable] = useState(false);
  const width = useSize(frame)?.width;
  const loading = useHeldSkeleton(isLoading);
  const isInstead = loading || (isEmpty && empty !== undefined);

  useLayoutEffect(() => {
    if (width !== undefined && width > 0) onWidth(width);
  }, [width, onWidth]);
  useEffect(() => {
    // The chart that had the focus is gone; its button shows the way back.
    if (asTable) toggle.current?.focus();
  }, [asTable]);

  const press = (event: KeyboardEvent): void => {
    if (event.key === 't' && !event.ctrlKey && !event.metaKey && !event.altKey) setAsTable(true);
    onKeyDown(event);
  };

  return (
    <Figure aria-busy={loading || undefined}>
      {isInstead && (
        <Instead role="group" aria-label={label} style={vars({ '--height': `${height}px` })}>
          {loading ? <Skeleton shape="chart" height={`${height}px`} /> : empty}
        </Instead>
      )}
      {stale !== undefined && !isInstead && (
        <Stale>
          <Icon icon={Clock} size={12} />
          {stale}
        </Stale>
      )}
      {!isInstead && (
        <Toggle
          ref={toggle}
          type="button"
          onClick={() => setAsTable(!asTable)}
          aria-expanded={asTable}
        >
          {asTable ? words.chart : words.table}
        </Toggle>
      )}
      {asTable && !isInstead && table}
      <Frame
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={label}
        onKeyDown={press}
        onBlur={onLeave}
        hidden={asTable || isInstead}
      >
        {children}
        {note && (
          <Note aria-hidden style={vars({ '--at': `${note.at}px` })}>
            <b>{note.title}</b>
            {note.detail}
          </Note>
        )}
        <VisuallyHidden>
          <span role="status">
            {note && (
              <>
                {note.title}
                {note.detail !== undefined && <>, {note.detail}</>}
              </>
            )}
          </span>
        </VisuallyHidden>
      </Frame>
      {!asTable && !isInstead && controls}
    </Figure>
  );
}
