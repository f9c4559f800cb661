import { Clock } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useHeldSkeleton } from '../../provider/use-held-skeleton.ts';
import { vars } from '../../tokens/vars.ts';
import { useSize } from '../shared/use-size.ts';
import {
  Figure,
  Frame,
  Head,
  Instead,
  Note,
  Stale,
  TableBox,
  Toggle,
} from './ChartFrame.styles.ts';

/** States of a chart besides its data. */
export interface ChartStates {
  /** Loading: a skeleton of the same height. */
  loading?: boolean | undefined;
  /** Shown when there is nothing to draw: "Nobody has scored yet". */
  empty?: ReactNode;
  /** The data is out of date; since when: "as of 18:14". */
  stale?: ReactNode;
}

export interface ChartWords {
  /** "As a table" */
  table: string;
  /** "As a chart" */
  chart: string;
}

interface ChartFrameProps extends ChartStates {
  /** The chart's content in one sentence. */
  label: string;
  /** Px. */
  height: number;
  words: ChartWords;
  /** There is nothing to draw. */
  isEmpty: boolean;
  /** The data as a table; shown by `t` or by the button that appears on focus. */
  table: ReactNode;
  /** Above the drawing, beside the button of the table, which is then always visible. */
  head?: ReactNode;
  /** Tooltip of the hovered or focused point: its position in px and its text. */
  note?: { at: number; title: string; detail?: ReactNode } | undefined;
  /** Called with the width of the drawing in px. */
  onWidth: (width: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  /** More controls over the drawing, after it in the tab order. */
  controls?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** The tooltip of a point, which assistive technology announces as a status. */
function PointNote({ note }: Pick<ChartFrameProps, 'note'>) {
  return (
    <>
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
    </>
  );
}

type TableSwitchProps = Pick<ChartFrameProps, 'label' | 'words' | 'table' | 'head'> & {
  asTable: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onSwitch: () => void;
};

/** The button of the table, with what is beside it, and the table. */
function TableSwitch(props: TableSwitchProps) {
  const { label, words, table, head, asTable, button, onSwitch } = props;
  const isAlwaysShown = head !== undefined;
  const toggle = (
    <Toggle
      ref={button}
      type="button"
      onClick={onSwitch}
      aria-expanded={asTable}
      data-shown={isAlwaysShown || undefined}
    >
      {asTable ? words.chart : words.table}
    </Toggle>
  );
  if (!isAlwaysShown) {
    return (
      <>
        {toggle}
        {asTable && table}
      </>
    );
  }
  return (
    <>
      <Head>
        {head}
        {toggle}
      </Head>
      {asTable && (
        <TableBox role="group" aria-label={label} tabIndex={0}>
          {table}
        </TableBox>
      )}
    </>
  );
}

/**
 * The frame of all charts: accessible name, one tab stop with keyboard navigation over points,
 * tooltip, table view, and the states without data.
 */
export function ChartFrame({
  label,
  height,
  words,
  isEmpty,
  table,
  head,
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
    // The focused chart was unmounted; focus the button that switches back.
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
        <TableSwitch
          {...{ label, words, table, head, asTable }}
          button={toggle}
          onSwitch={() => setAsTable(!asTable)}
        />
      )}
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
        <PointNote note={note} />
      </Frame>
      {!asTable && !isInstead && controls}
    </Figure>
  );
}
