import { linear, placeLabels, scoreTicks, timeTicks } from './chart-geometry.ts';
import { seriesLooks, type SeriesLook } from './series-look.ts';
import type { ScoreSeries } from './step-chart-props.ts';

/** Width in px of the space for names at the line ends. */
const GUTTER = 136;
/** Below this width in px there is no room for names and scores. */
const NARROW = 520;

export interface ChartLayout {
  narrow: boolean;
  height: number;
  left: number;
  right: number;
  x: (at: number) => number;
  y: (score: number) => number;
  scores: readonly number[];
  times: readonly number[];
  looks: readonly SeriesLook[];
  /** Vertical position of a series' label; undefined if it has none. */
  labelOf: (index: number) => number | undefined;
  /**
   * Indexes in drawing order: better teams later, so that they are on top; the viewer's own line
   * last.
   */
  order: readonly number[];
}

function lastScore(series: ScoreSeries | undefined): number {
  return series?.points.at(-1)?.score ?? 0;
}

/** Positions of everything in a chart, for a given size and time axis. */
export function chartLayout(
  series: readonly ScoreSeries[],
  [start, end]: readonly [number, number],
  width: number,
  height: number,
): ChartLayout {
  const narrow = width < NARROW;
  const left = narrow ? 0 : 44;
  const right = Math.max(left + 1, width - (narrow ? 0 : GUTTER));
  const scores = scoreTicks(Math.max(0, ...series.map(lastScore)));
  const x = linear([start, Math.max(end, start + 1)], [left, right]);
  const y = linear([0, scores.at(-1) ?? 1], [height - (narrow ? 14 : 24), narrow ? 4 : 8]);
  const looks = seriesLooks(series);

  const ends = series
    .map((each, index) => ({ index, y: y(lastScore(each)) }))
    .filter(({ index }) => looks[index]?.labelled && !narrow)
    .toSorted((a, b) => a.y - b.y || a.index - b.index);
  const wanted = ends.map((each) => each.y);
  const places = placeLabels(wanted, 16, 6, height - 8);

  return {
    narrow,
    height,
    left,
    right,
    x,
    y,
    scores,
    times: timeTicks(start, end, narrow ? 3 : 5),
    looks,
    labelOf: (index) => places[ends.findIndex((each) => each.index === index)],
    order: series
      .map((_, index) => index)
      .toSorted((a, b) => Number(series[a]?.mine ?? 0) - Number(series[b]?.mine ?? 0) || b - a),
  };
}
