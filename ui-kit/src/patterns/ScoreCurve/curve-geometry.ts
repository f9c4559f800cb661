import { linear, scoreTicks } from '../StepChart/chart-geometry.ts';

/** Points of a challenge after a number of solves (1 or more). */
export type Curve = (solves: number) => number;

/** Height of the drawing in px. */
export const CURVE_HEIGHT = 170;
export const LEFT = 34;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = CURVE_HEIGHT - 22;
const SAMPLES = 100;

export interface CurveGeometry {
  /** Points at the grid lines, from 0. */
  ticks: readonly number[];
  /** Place of a number of solves, in px from the left. */
  x: (solves: number) => number;
  /** Place of a number of points, in px from the top. */
  y: (points: number) => number;
  /** The points at a place, in px from the top; never outside of the drawing. */
  pointsAt: (y: number) => number;
}

/** Where things stand in a drawing of `width` px that reaches `top` points and `most` solves. */
export const curveGeometry = (width: number, top: number, most: number): CurveGeometry => {
  const ticks = scoreTicks(top, 5);
  const highest = ticks.at(-1) ?? 1;
  const points = linear([BOTTOM, TOP], [0, highest]);
  return {
    ticks,
    x: linear([1, most], [LEFT, Math.max(LEFT + 1, width - RIGHT)]),
    y: linear([0, highest], [BOTTOM, TOP]),
    pointsAt: (y) => Math.min(highest, Math.max(0, points(y))),
  };
};

/** The line of a curve as SVG path data. */
export const curvePath = (
  curve: Curve,
  { x, y }: Pick<CurveGeometry, 'x' | 'y'>,
  most: number,
): string =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => 1 + (index * (most - 1)) / SAMPLES)
    .map((at, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(curve(at)).toFixed(1)}`)
    .join('');
