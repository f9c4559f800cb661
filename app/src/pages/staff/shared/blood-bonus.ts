/** Extra points of the first three solvers, each in percent of the challenge's worth. */
export type BloodShares = readonly [first: number, second: number, third: number];

const PART = 1024;

/** Unpacks the contract's number, which holds three parts of a thousandth in ten bits each. */
export function unpackBonus(packed: number): BloodShares {
  const part = (at: number) => (Math.floor(packed / PART ** at) % PART) / 10;
  return [part(2), part(1), part(0)];
}

/** The other way round; tenths of a percent are kept. */
export function packBonus(shares: BloodShares): number {
  return shares.reduce((packed, share) => packed * PART + Math.round(share * 10), 0);
}
