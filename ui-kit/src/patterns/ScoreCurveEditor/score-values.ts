import type { Curve } from '../ScoreCurve/curve-points.ts';

/** The values that determine how the value of a challenge decreases. */
export interface ScoreValues {
  /** Initial points. */
  original: number;
  /** Minimum value in percent of the initial points. */
  minimum: number;
  /** How slowly the value decreases; the unit depends on the rule. */
  difficulty: number;
}

export type ScoreValueName = keyof ScoreValues;

/** The rule of the game, provided by the caller. */
export interface ScoreRule {
  curve: (values: ScoreValues) => Curve;
  /** Minimum points. */
  floor: (values: ScoreValues) => number;
}

export interface ValueRange {
  min: number;
  max: number;
  step: number;
}

const ROUNDS = 50;

/** Clamps a number to a range and rounds it to a step, counted from 0. */
export function snapToRange(value: number, { min, max, step }: ValueRange): number {
  const stepped = Math.round(value / step) * step;
  // Removes floating-point errors of steps like 0.1: 0.30000000000000004.
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(6));
}

/**
 * The value for which `points` returns `target` or is closest to it; `points` must be monotonic. Returns
 * `current` if the value makes no difference.
 */
export function solveFor(
  points: (value: number) => number,
  target: number,
  range: ValueRange,
  current: number,
): number {
  let { min: low, max: high } = range;
  const rises = points(high) > points(low);
  if (points(high) === points(low)) return current;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (points(middle) < target === rises) low = middle;
    else high = middle;
  }
  return snapToRange((low + high) / 2, range);
}
