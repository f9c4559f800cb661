import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { barAt, barPlace } from '../Bars/bars-geometry.ts';
import { BarsTable, describeBar, type BarsProps } from '../Bars/Bars.tsx';
import { BarsDrawing } from '../Bars/BarsDrawing.tsx';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { moveEdge, spanOf, windowOf, type BucketSpan } from './time-window.ts';
import { useSpanDrag } from './use-span-drag.ts';
import { WindowEdges } from './WindowEdges.tsx';

export interface HistogramProps extends Omit<
  BarsProps,
  'words' | 'limit' | 'legend' | 'formatScale' | 'axis' | 'formatTick'
> {
  /** Texts of the chart, and names of the two edges of the selection. */
  words: BarsProps['words'] & {
    /** Names of the edges of the selection: "From", "Until". */
    from: string;
    until: string;
  };
  /** The selected time, Unix ms; `null` for all of it. */
  window: readonly [start: number, end: number] | null;
  /** Called at the end of a drag; `null` when all of the time is selected. */
  onWindowChange: (window: [start: number, end: number] | null) => void;
}

/**
 * A bar chart of counts over time in which a time span can be selected: by dragging over the bars or
 * moving the edges with arrow keys. A click on a bar selects that one.
 */
export function Histogram(props: HistogramProps) {
  const { levels, buckets, end, label, words, height = 80, formatTime, formatCount } = props;
  const { window, onWindowChange } = props;
  const [width, setWidth] = useState(0);
  const navigation = usePointNavigation([buckets]);
  const count = buckets.length;
  const index = navigation.spot?.point;
  const bucket = index === undefined ? undefined : buckets[index];
  const drag = useSpanDrag({
    barUnder: (event) => barUnder(event),
    onDrop: (next) => choose(next),
  });
  const { dragged } = drag;
  const chosen = dragged ?? (window ? spanOf(buckets, window) : undefined);
  const span = chosen ?? spanOf(buckets, null);
  const place = (bar: number) => barPlace(bar, count, width);
  const choose = (next: BucketSpan): void => {
    const isAll = next.from === 0 && next.to === count - 1;
    onWindowChange(isAll ? null : windowOf(buckets, end, next));
  };
  const barUnder = (event: PointerEvent): number => {
    const box = event.currentTarget.closest('figure')?.getBoundingClientRect();
    return barAt(event.clientX - (box?.left ?? 0), count, width);
  };
  const moveBy = (event: KeyboardEvent, edge: 'from' | 'to'): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveEdge(span, edge, event.key, count);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  const [from, until] = windowOf(buckets, end, span).map(formatTime);

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
      onKeyDown={navigation.onKeyDown}
      onLeave={navigation.leave}
      {...(bucket &&
        !dragged && {
          note: {
            at: place(index ?? 0).x + place(index ?? 0).width / 2,
            ...describeBar(bucket, levels, { formatTime, formatCount }),
          },
        })}
      controls={
        <WindowEdges
          isChosen={chosen !== undefined}
          {...{ span, place, height, words }}
          last={count - 1}
          times={{ from, to: until }}
          onKeyDown={moveBy}
          onPointerDown={(event, edge) => drag.begin(event, edge === 'from' ? span.to : span.from)}
          onPointerMove={(event) => drag.dragTo(barUnder(event))}
          onPointerUp={drag.finish}
        />
      }
    >
      <BarsDrawing
        {...{ levels, buckets, width, height, end, formatTick: formatTime }}
        active={bucket && index}
        onPointerDown={(event) => drag.begin(event, barUnder(event))}
        onPointerMove={(event) => {
          drag.dragTo(barUnder(event));
          if (!dragged) navigation.setSpot({ series: 0, point: barUnder(event) });
        }}
        onPointerUp={drag.finish}
        onPointerLeave={navigation.leave}
      />
    </ChartFrame>
  );
}
