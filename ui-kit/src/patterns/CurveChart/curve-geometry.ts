import { linear, scoreTicks } from '../StepChart/chart-geometry.ts';

export interface CurvePoint {
  /** Position on the horizontal axis: a number of solves, a size, Unix ms. */
  at: number;
  value: number;
}

export interface Curve {
  id: string;
  name: string;
  /** In the order of `at`. */
  points: readonly CurvePoint[];
  /**
   * `main` for the current curve, `other` (dashed) for comparison, e.g. the saved one. Default
   * `main`.
   */
  look?: 'main' | 'other';
  /** Shows the name next to the line, if there are several. Default true. */
  named?: boolean;
}

/** The value of a curve at a position, interpolated linearly and constant beyond its ends. */
export function valueAt(points: readonly CurvePoint[], at: number): number {
  const next = points.findIndex((point) => point.at >= at);
  const after = points[next];
  if (!after) return points.at(-1)?.value ?? 0;
  const before = points[next - 1];
  if (!before) return after.value;
  const share = (at - before.at) / (after.at - before.at || 1);
  return before.value + share * (after.value - before.value);
}

/** The line as a path. */
export function curvePath(
  points: readonly CurvePoint[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  return points
    .map(
      ({ at, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('');
}

/** Space for axis labels at the left and at the bottom, in px. */
const LEFT = 40;
const FOOT = 22;
const TOP = 12;
const RIGHT = 12;

/** Scales and ticks for a size; the values reach `least` at least. */
export function curveLayout(curves: readonly Curve[], width: number, height: number, least = 0) {
  const points = curves.flatMap((curve) => curve.points);
  const places = points.map(({ at }) => at);
  const start = places.length === 0 ? 0 : Math.min(...places);
  const end = places.length === 0 ? 1 : Math.max(...places);
  const values = scoreTicks(Math.max(least, ...points.map(({ value }) => value)), 5);
  const highest = values.at(-1) ?? 1;
  const toValue = linear([height - FOOT, TOP], [0, highest]);
  return {
    left: LEFT,
    right: Math.max(LEFT + 1, width - RIGHT),
    values,
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => start + share * (end - start)),
    x: linear([start, end], [LEFT, Math.max(LEFT + 1, width - RIGHT)]),
    y: linear([0, highest], [height - FOOT, TOP]),
    /** The value at a vertical position in px, limited to the axis. */
    valueOf: (place: number) => Math.min(highest, Math.max(0, toValue(place))),
  };
}

/** Scales and positions of a curve chart. */
export type CurveLayout = ReturnType<typeof curveLayout>;
