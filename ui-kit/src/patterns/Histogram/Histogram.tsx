import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { vars } from '../../tokens/vars.ts';
import { barAt, barPlace } from '../Bars/bars-geometry.ts';
import { BarsTable, describeBar, type BarsProps } from '../Bars/Bars.tsx';
import { BarsDrawing } from '../Bars/BarsDrawing.tsx';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { Edge, Over, Window } from './Histogram.styles.ts';
import { moveEdge, spanOf, windowOf, type BucketSpan } from './time-window.ts';

export interface HistogramProps extends Omit<BarsProps, 'words' | 'limit'> {
  words: BarsProps['words'] & {
    /** Names of the edges of the window: "From", "Until". */
    from: string;
    until: string;
  };
  /** The chosen time, Unix ms; null is all of it. */
  window: readonly [start: number, end: number] | null;
  /** While it is dragged nothing is heard; null where all of it is chosen. */
  onWindowChange: (window: [start: number, end: number] | null) => void;
}

/**
 * Pointer capture lets the drag continue outside of the chart; it throws if the pointer is already
 * gone.
 */
function hold({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // It drags as long as it stays inside.
  }
}

const EDGES = ['from', 'to'] as const;

/**
 * Counts over time that also choose a time: drag over the bars, or move the edges by arrow keys.
 * A press on one bar chooses that one.
 */
export function Histogram(props: HistogramProps) {
  const { levels, buckets, end, label, words, height = 80, formatTime, formatCount } = props;
  const { window, onWindowChange } = props;
  const [width, setWidth] = useState(0);
  const [dragged, setDragged] = useState<BucketSpan>();
  const anchor = useRef<number>(undefined);
  const walk = usePointNavigation([buckets]);
  const count = buckets.length;
  const index = walk.spot?.point;
  const bucket = index === undefined ? undefined : buckets[index];
  const chosen = dragged ?? (window ? spanOf(buckets, window) : undefined);
  const span = chosen ?? spanOf(buckets, null);
  const place = (bar: number) => barPlace(bar, count, width);
  const left = place(span.from).x;
  const right = place(span.to).x + place(span.to).width;

  const choose = (next: BucketSpan): void => {
    const isAll = next.from === 0 && next.to === count - 1;
    onWindowChange(isAll ? null : windowOf(buckets, end, next));
  };
  const barUnder = (event: PointerEvent): number => {
    const box = event.currentTarget.closest('figure')?.getBoundingClientRect();
    return barAt(event.clientX - (box?.left ?? 0), count, width);
  };
  const dragTo = (bar: number): void => {
    const from = anchor.current;
    if (from !== undefined) setDragged({ from: Math.min(from, bar), to: Math.max(from, bar) });
  };
  const begin = (event: PointerEvent, from: number): void => {
    if (event.button !== 0) return;
    hold(event);
    anchor.current = from;
    dragTo(barUnder(event));
  };
  const finish = (): void => {
    if (anchor.current !== undefined && dragged) choose(dragged);
    anchor.current = undefined;
    setDragged(undefined);
  };
  const moveBy = (event: KeyboardEvent, edge: 'from' | 'to'): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveEdge(span, edge, event.key, count);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  const edgeTime = (edge: 'from' | 'to'): string =>
    formatTime(windowOf(buckets, end, span)[edge === 'from' ? 0 : 1]);

  return (
    <ChartFrame
      loading={props.loading}
      empty={props.empty}
      stale={props.stale}
      label={label}
      height={height}
      words={words}
      isEmpty={count === 0}
      table={<BarsTable {...{ levels, buckets, label, words, formatTime }} />}
      onWidth={setWidth}
      onKeyDown={walk.onKeyDown}
      onLeave={walk.leave}
      {...(bucket &&
        !dragged && {
          note: {
            at: place(index ?? 0).x + place(index ?? 0).width / 2,
            ...describeBar(bucket, levels, { formatTime, formatCount }),
          },
        })}
      controls={
        <Over style={vars({ '--height': `${height - 18}px` })}>
          {chosen && (
            <Window
              style={vars({ '--from': `${left - 1}px`, '--wide': `${right - left + 2}px` })}
            />
          )}
          {EDGES.map((edge) => (
            <Edge
              key={edge}
              role="slider"
              tabIndex={0}
              aria-label={edge === 'from' ? words.from : words.until}
              aria-valuemin={0}
              aria-valuemax={count - 1}
              aria-valuenow={span[edge]}
              aria-valuetext={edgeTime(edge)}
              style={vars({ '--at': `${edge === 'from' ? left : right}px` })}
              onKeyDown={(event) => moveBy(event, edge)}
              onPointerDown={(event) => begin(event, edge === 'from' ? span.to : span.from)}
              onPointerMove={(event) => dragTo(barUnder(event))}
              onPointerUp={finish}
            />
          ))}
        </Over>
      }
    >
      <BarsDrawing
        {...{ levels, buckets, width, height, end, formatTime }}
        active={bucket && index}
        onPointerDown={(event) => begin(event, barUnder(event))}
        onPointerMove={(event) => {
          dragTo(barUnder(event));
          if (!dragged) walk.setSpot({ series: 0, point: barUnder(event) });
        }}
        onPointerUp={finish}
        onPointerLeave={walk.leave}
      />
    </ChartFrame>
  );
}
