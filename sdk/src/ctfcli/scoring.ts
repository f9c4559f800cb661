import { minimumValue } from '../rules/score.ts';

/** The parameters of ctfcli's `dynamic` challenges. */
export interface DynamicScoring {
  /** Points before the second solve. */
  initial: number;
  /** Minimum points. */
  minimum: number;
  /**
   * `logarithmic`: the number of solves until the minimum; `linear`: points lost with each solve.
   */
  decay: number;
  function?: 'logarithmic' | 'linear' | undefined;
}

/** The fields that determine the value of a challenge. */
export interface Worth {
  originalScore: number;
  minScoreRate: number;
  /** Undefined if it makes no difference. */
  difficulty?: number;
}

/** A constant value. */
export function fixedWorth(value: number): Worth {
  return { originalScore: value, minScoreRate: 1 };
}

/** The worth of a new challenge, for files that say nothing of it. */
export const DEFAULT_WORTH: Worth = { originalScore: 1000, minScoreRate: 0.25, difficulty: 5 };

/** A value that decreases from one end to the other along a curve that is not known here. */
export function worthBetween(initial: number, minimum: number): Worth {
  if (initial === minimum) return fixedWorth(initial);
  const { difficulty } = DEFAULT_WORTH;
  return { originalScore: initial, minScoreRate: rateThatKeeps(minimum, initial), difficulty };
}

/** What became of a worth, in words. */
export function describeWorth({ originalScore, minScoreRate, difficulty }: Worth): string {
  const curve = difficulty === undefined ? '' : `, difficulty ${difficulty}`;
  return `originalScore ${originalScore}, minScoreRate ${minScoreRate}${curve}`;
}

/**
 * A value that decreases with solves. Both platforms start at `initial` and end at `minimum`, but
 * on different curves: a parabola or a line in ctfcli, an exponential curve here. The curves are
 * matched at half of the way: the value reaches the middle between `initial` and `minimum` after
 * the same number of solves.
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

/** The number of solves after the first until the value is halfway down in ctfcli. */
function solvesToHalf({ initial, minimum, decay, function: curve }: DynamicScoring): number {
  return curve === 'linear' ? (initial - minimum) / (2 * decay) : decay / Math.SQRT2;
}

/** The server rounds the minimum down, so a slightly too small rate would lose a point. */
function rateThatKeeps(minimum: number, initial: number): number {
  const rate = minimum / initial;
  return minimumValue({ original: initial, minRate: rate }) < minimum
    ? rate * (1 + Number.EPSILON)
    : rate;
}
