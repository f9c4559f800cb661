import { createHash } from 'node:crypto';

/** Numbers that depend on nothing but the seed: the same at each run and on every machine. */
export interface SeededRandom {
  /** A whole number in 0..bound-1; bound is at most 2^32. */
  below(bound: number): number;
  /** A number in 0..1, 1 excluded. */
  fraction(): number;
  bytes(length: number): Buffer<ArrayBuffer>;
  /** A number of exactly so many bits: the highest one is set. */
  bits(count: number): bigint;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export function seededRandom(seed: string): SeededRandom {
  let counter = 0;
  let block = Buffer.alloc(0);

  function bytes(length: number): Buffer<ArrayBuffer> {
    const parts: Buffer[] = [];
    for (let missing = length; missing > 0;) {
      if (block.length === 0) {
        block = Buffer.from(createHash('sha256').update(`${seed}#${counter}`).digest());
        counter += 1;
      }
      const part = block.subarray(0, missing);
      block = block.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  const below = (bound: number): number => bytes(6).readUIntBE(0, 6) % bound;
  const fraction = (): number => bytes(6).readUIntBE(0, 6) / 2 ** 48;

  function pick<T>(items: readonly T[]): T {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  return {
    below,
    fraction,
    bytes,
    pick,
    bits: (count) => {
      const value = BigInt(`0x${bytes(Math.ceil(count / 8) + 1).toString('hex')}`);
      return BigInt.asUintN(count - 1, value) | (1n << BigInt(count - 1));
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: fraction() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}
