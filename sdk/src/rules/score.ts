import { bloodPoints, type BloodBonus } from './blood-bonus.ts';

/** Scores travel as signed 32-bit integers. */
const MAX_SCORE = 2_147_483_647;

/** How the value of a challenge falls with its solves. */
export type ScoreCurve = {
  /** Points before the second solve. */
  original: number;
  /** Share of the original score that many solves approach, 0..1. */
  minRate: number;
  /** Number of solves after which about a third of the difference is left. */
  difficulty: number;
};

/**
 * Points that a challenge is worth once `countedSolves` solves count towards its dynamic score:
 * the original score for none and one, from the second on
 * `floor(original x (minRate + (1 - minRate) x e^((1 - countedSolves) / difficulty)))`.
 *
 * A difficulty of 0 is worth the minimum from the second solve on. The contract's update takes none
 * below 0. Challenges that another platform stored so are still read, with the value that platform
 * gives them, which grows, up to the largest 32-bit integer.
 *
 * Contract (games, 5.3).
 */
export function challengeValue(curve: ScoreCurve, countedSolves: number): number {
  if (countedSolves <= 1) return curve.original;
  const share = curve.minRate + (1 - curve.minRate) * decay(curve.difficulty, countedSolves);
  return Math.min(Math.floor(curve.original * share), MAX_SCORE);
}

/** Points that a challenge with a difficulty of 0 or more keeps, however many solve it. */
export function minimumValue({ original, minRate }: Omit<ScoreCurve, 'difficulty'>): number {
  return Math.floor(original * minRate);
}

function decay(difficulty: number, countedSolves: number): number {
  if (difficulty === 0) return 0;
  // Infinity times a share of zero would be NaN.
  return Math.min(Math.exp((1 - countedSolves) / difficulty), Number.MAX_VALUE);
}

/**
 * Points of a solve by its type, of a challenge that is now worth `value`: the index is the type's
 * place in `SOLVE_TYPES`.
 *
 * Contract (games, 5.4).
 */
export function pointsByType(value: number, bonus: BloodBonus): readonly number[] {
  return [
    0,
    bloodPoints(value, bonus.first),
    bloodPoints(value, bonus.second),
    bloodPoints(value, bonus.third),
    value,
  ];
}
