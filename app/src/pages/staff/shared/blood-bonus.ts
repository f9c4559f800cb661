import { decodeBloodBonus, encodeBloodBonus } from '@halyard/sdk/rules';

/** Extra points of the first three solvers, each in percent of the challenge's value. */
export type BloodShares = readonly [first: number, second: number, third: number];

/** The percentages of a packed bonus. */
export function unpackBonus(packed: number): BloodShares {
  const { first, second, third } = decodeBloodBonus(packed);
  return [first / 10, second / 10, third / 10];
}

/** Packs percentages; tenths of a percent are kept. */
export function packBonus([first, second, third]: BloodShares): number {
  return encodeBloodBonus({
    first: Math.round(first * 10),
    second: Math.round(second * 10),
    third: Math.round(third * 10),
  });
}
