import { captured } from '../tools/required.ts';
import type { Given } from '../types.ts';

const BENCH = 3;

function lengths(statement: string): Float64Array {
  const count = Number(captured(statement, /\*\*([\d,]+)\*\* ropes/).replaceAll(',', ''));
  const multiplier = Number(captured(statement, /\((\d+) \* x/));
  const increment = Number(captured(statement, /\+ (\d+)\) mod 2\^31/));
  const bound = Number(captured(statement, /2\^11\) mod (\d+)/));
  let x = Number(captured(statement, /x\(0\) +=\s+(\d+)/));
  return Float64Array.from({ length: count }, () => {
    x = (Math.imul(x, multiplier) + increment) & 0x7fffffff;
    return 1 + ((x >> 11) % bound);
  });
}

/**
 * Huffman's tree with three branches: always the shortest ropes first, and the one move that
 * cannot be full right at the beginning. New ropes only grow, so a plain queue keeps them sorted.
 */
function leastCost(ropes: Float64Array): number {
  const fresh = ropes.toSorted();
  const spliced = new Float64Array(fresh.length);
  let [nextFresh, nextSpliced, made, cost] = [0, 0, 0, 0];

  const shortest = (): number => {
    const candidate = nextFresh < fresh.length ? fresh[nextFresh] : undefined;
    const other = nextSpliced < made ? spliced[nextSpliced] : undefined;
    if (candidate !== undefined && (other === undefined || candidate <= other)) {
      nextFresh += 1;
      return candidate;
    }
    nextSpliced += 1;
    return other ?? 0;
  };

  const firstMove = fresh.length % 2 === 0 ? BENCH - 1 : BENCH;
  for (let left = fresh.length; left > 1;) {
    const taken = made === 0 ? firstMove : BENCH;
    let length = 0;
    for (let rope = 0; rope < taken; rope += 1) length += shortest();
    spliced[made] = length;
    made += 1;
    cost += length;
    left -= taken - 1;
  }
  return cost;
}

export function solve(given: Given): string {
  return `flag{splice_${leastCost(lengths(given.statement))}}`;
}
