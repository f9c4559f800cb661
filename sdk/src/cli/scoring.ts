import { minimumValue } from '../rules/score.ts';

/** How a challenge's worth falls in ctfcli's `dynamic` challenges. */
export interface DynamicScoring {
  /** Points before the second solve. */
  initial: number;
  /** Points that it keeps in any case. */
  minimum: number;
  /** `logarithmic`: solves until the minimum; `linear`: points lost with each solve. */
  decay: number;
  function?: 'logarithmic' | 'linear' | undefined;
}

/** The fields of a challenge that decide its worth. */
export interface Worth {
  originalScore: number;
  minScoreRate: number;
  /** Missing where it makes no difference. */
  difficulty?: number;
}

/** Worth that never falls. */
export function fixedWorth(value: number): Worth {
  return { originalScore: value, minScoreRate: 1 };
}

/**
 * Worth that falls. Both platforms begin at `initial` and end at `minimum`, on other curves:
 * there a parabola or a line, here an exponential. They are made to meet half-way: the same number
 * of solves brings the worth to the middle between `initial` and `minimum`.
 */
export function fallingWorth(scoring: DynamicScoring): Worth {
  const { initial, minimum } = scoring;
  if (initial === minimum) return fixedWorth(initial);
  const difficulty = solvesToHalf(scoring) / Math.LN2;
  return {
    originalScore: initial,
    minScoreRate: rateThatKeeps(minimum, initial),
    difficulty: Math.max(0.01, Math.round(difficulty * 100) / 100),
  };
}

/** Solves after the first that bring the worth half-way down over there. */
function solvesToHalf({ initial, minimum, decay, function: curve }: DynamicScoring): number {
  return curve === 'linear' ? (initial - minimum) / (2 * decay) : decay / Math.SQRT2;
}

/** The server rounds the least worth down, so a rate a hair too small would cost a point. */
function rateThatKeeps(minimum: number, initial: number): number {
  const rate = minimum / initial;
  return minimumValue({ original: initial, minRate: rate }) < minimum
    ? rate * (1 + Number.EPSILON)
    : rate;
}
