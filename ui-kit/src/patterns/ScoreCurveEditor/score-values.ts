import type { Curve } from '../ScoreCurve/curve-points.ts';

/** What decides how the worth of a challenge falls. */
export interface ScoreValues {
  /** Points at first. */
  original: number;
  /** The least it is ever worth, in per cent of the first. */
  minimum: number;
  /** How slowly it falls; the unit is the rule's. */
  difficulty: number;
}

export type ScoreValueName = keyof ScoreValues;

/** The game's rule, from whoever knows it; the kit only draws it. */
export interface ScoreRule {
  curve: (values: ScoreValues) => Curve;
  /** Points that are never undercut. */
  floor: (values: ScoreValues) => number;
}

export interface ValueRange {
  min: number;
  max: number;
  step: number;
}

const ROUNDS = 50;

/** A number within a range, on its steps counted from 0. */
export function snapToRange(value: number, { min, max, step }: ValueRange): number {
  const stepped = Math.round(value / step) * step;
  // Steps of 0.1 leave dust: 0.30000000000000004.
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(6));
}

/**
 * The value for which `points` answers `target`, or comes nearest; `points` must rise or fall all
 * the way. `current` stays where the value makes no difference.
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
