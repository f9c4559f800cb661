/** Scores travel as signed 32-bit integers; a challenge that grows (negative difficulty) stops here. */
const MAX_SCORE = 2_147_483_647;

const BONUS_BITS = 10;
const BONUS_MASK = 2 ** BONUS_BITS - 1;
const MAX_PERMILLE = 1000;

export type ScoreCurve = {
  /** Points of an unsolved challenge. */
  original: number;
  /** Share of the original score that many solves approach, 0..1. */
  minRate: number;
  /** Solves until about a third of the span is left. Zero drops to the minimum at once. */
  difficulty: number;
};

/** Extra points for the first three solves, in permille of the challenge's value, 0..1000 each. */
export type BloodBonus = { first: number; second: number; third: number };

export const DEFAULT_BLOOD_BONUS: BloodBonus = { first: 50, second: 30, third: 10 };

/** Kinds of solve in the contract's numbering: a solve's type is the index of its name. */
export const SOLVE_TYPES = [
  'Unaccepted',
  'FirstBlood',
  'SecondBlood',
  'ThirdBlood',
  'Normal',
] as const;

export type SolveTypeName = (typeof SOLVE_TYPES)[number];
/** First, second and third blood are 1 to 3, every other solve is 4. */
export type SolveType = 1 | 2 | 3 | 4;
export const NORMAL_SOLVE = 4;

/** Points a challenge is worth once `countedSolves` solves count towards its dynamic score. */
export function challengeValue(curve: ScoreCurve, countedSolves: number): number {
  if (countedSolves <= 1) return curve.original;
  const share = curve.minRate + (1 - curve.minRate) * decay(curve.difficulty, countedSolves);
  return Math.min(Math.floor(curve.original * share), MAX_SCORE);
}

function decay(difficulty: number, countedSolves: number): number {
  if (difficulty === 0) return 0;
  // Infinity times a span of zero would be NaN.
  return Math.min(Math.exp((1 - countedSolves) / difficulty), Number.MAX_VALUE);
}

/** One integer, ten bits a place: `first << 20 | second << 10 | third`. */
export function encodeBloodBonus(bonus: BloodBonus): number {
  return (bonus.first << (2 * BONUS_BITS)) | (bonus.second << BONUS_BITS) | bonus.third;
}

/** Reads an encoded bonus. A part above 1000 permille makes the whole value the default. */
export function decodeBloodBonus(encoded: number): BloodBonus {
  const first = (encoded >> (2 * BONUS_BITS)) & BONUS_MASK;
  const second = (encoded >> BONUS_BITS) & BONUS_MASK;
  const third = encoded & BONUS_MASK;
  return Math.max(first, second, third) > MAX_PERMILLE
    ? DEFAULT_BLOOD_BONUS
    : { first, second, third };
}

/**
 * Points of a solve with a bonus. Computed in 32-bit floats and rounded half to even, because
 * the contract is: the same in doubles is off by one for some values (30 points at 50 permille).
 */
export function bloodPoints(value: number, permille: number): number {
  const factor = Math.fround(Math.fround(permille / 1000) + 1);
  return roundHalfToEven(Math.fround(Math.fround(value) * factor));
}

function roundHalfToEven(x: number): number {
  const below = Math.floor(x);
  const rest = x - below;
  if (rest !== 0.5) return rest < 0.5 ? below : below + 1;
  return below % 2 === 0 ? below : below + 1;
}

/** Points for each solve type, indexed by type, of a challenge now worth `value`. */
export function pointsByType(value: number, bonus: BloodBonus): readonly number[] {
  return [
    0,
    bloodPoints(value, bonus.first),
    bloodPoints(value, bonus.second),
    bloodPoints(value, bonus.third),
    value,
  ];
}
