import type { CurvePoint } from '../CurveChart/curve-geometry.ts';

/** Points of a challenge after a number of solves (1 or more). */
export type Curve = (solves: number) => number;

/** The curve falls fastest at the start: a point for each of the first solves, then every fifth. */
const EACH = 10;
const STEP = 5;

/** The points of a curve from the first solve to the last. */
export function curvePoints(curve: Curve, most: number): CurvePoint[] {
  return Array.from({ length: most }, (_, index) => index + 1)
    .filter((at) => at <= EACH || at === most || at % STEP === 0)
    .map((at) => ({ at, value: curve(at) }));
}
