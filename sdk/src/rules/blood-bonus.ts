/**
 * Extra points of the first three solvers, in permille of the challenge's value: integers from 0
 * to 1000.
 */
export type BloodBonus = { first: number; second: number; third: number };

export const DEFAULT_BLOOD_BONUS: BloodBonus = { first: 50, second: 30, third: 10 };

export const MAX_BLOOD_PERMILLE = 1000;

const PART_BITS = 10;
const PART_MASK = 2 ** PART_BITS - 1;

/** Packs a bonus into one integer, ten bits for each part: `first x 2^20 + second x 2^10 + third`. */
export function encodeBloodBonus(bonus: BloodBonus): number {
  return (bonus.first << (2 * PART_BITS)) | (bonus.second << PART_BITS) | bonus.third;
}

/**
 * Unpacks a bonus. If any part exceeds 1000, the whole value is replaced by the default; higher
 * bits are ignored.
 *
 * Contract (games, 5.4), as is the rest of this file.
 */
export function decodeBloodBonus(encoded: number): BloodBonus {
  const first = (encoded >> (2 * PART_BITS)) & PART_MASK;
  const second = (encoded >> PART_BITS) & PART_MASK;
  const third = encoded & PART_MASK;
  return Math.max(first, second, third) > MAX_BLOOD_PERMILLE
    ? DEFAULT_BLOOD_BONUS
    : { first, second, third };
}

/**
 * Points of a solve with a bonus. The contract computes them in 32-bit floats and rounds halves
 * to even. The same in doubles is off by one for some values, such as 30 points at 50 permille.
 *
 * @param value the challenge's current value
 * @param permille the part of the bonus that the solve gets, 0..1000
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
