import type { CurvePoint } from '../CurveChart/curve-geometry.ts';

/** Points of a challenge after a number of solves (1 or more). */
export type Curve = (solves: number) => number;

/** The first solves cost most: each of them is a point; from then on every fifth. */
const EACH = 10;
const STEP = 5;

/** The points of a curve from the first solve to the last. */
export function curvePoints(curve: Curve, most: number): CurvePoint[] {
  return Array.from({ length: most }, (_, index) => index + 1)
    .filter((at) => at <= EACH || at === most || at % STEP === 0)
    .map((at) => ({ at, value: curve(at) }));
}
