import { linear, timeTicks } from '../StepChart/chart-geometry.ts';

export interface TimelineSpan {
  id: string;
  /** Unix ms. */
  start: number;
  /** Unix ms; `null` for a span that has not ended. */
  end: number | null;
  /** "Loose Cannon, instance" */
  name: string;
  /** `now` is running, `next` is planned, `past` has ended, `bad` has failed. */
  tone: 'now' | 'next' | 'past' | 'bad';
}

export interface TimelineRow {
  id: string;
  /** Name of the row: "Tidal Lock". */
  name: string;
  /** In the order of their start. */
  spans: readonly TimelineSpan[];
}

const GUTTER = 136;
const NARROW = 520;
const ROW = 28;
const AXIS = 24;
/** Minimum width of a span in px, so that it is visible. */
const LEAST = 3;

export type TimelineLayout = ReturnType<typeof timelineLayout>;

/** Positions of rows and spans. In a narrow chart names are above their row. */
export function timelineLayout(
  rows: number,
  [start, end]: readonly [number, number],
  width: number,
) {
  const isNarrow = width < NARROW;
  const left = isNarrow ? 0 : GUTTER;
  const right = Math.max(left + 1, width - 8);
  const x = linear([start, Math.max(end, start + 1)], [left, right]);
  const step = isNarrow ? ROW + 16 : ROW;
  return {
    isNarrow,
    left,
    right,
    x,
    height: Math.max(1, rows) * step + AXIS,
    y: (row: number) => row * step + (isNarrow ? 16 : 0),
    ticks: timeTicks(start, end, isNarrow ? 2 : 5),
    /** Left edge and width of a span, clipped to the window; undefined if it is outside. */
    place: (span: Pick<TimelineSpan, 'start' | 'end'>) => {
      const from = Math.max(start, span.start);
      const to = Math.min(end, span.end ?? end);
      if (to < start || from > end) return undefined;
      return { at: x(from), wide: Math.max(LEAST, x(to) - x(from)) };
    },
  };
}
