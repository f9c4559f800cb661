import { bytesOf, inverse, power, squareRoot } from '../tools/bigint.ts';
import { captured, flagIn } from '../tools/required.ts';
import type { Given } from '../types.ts';

/** Fermat's way: n = a² - b² = (a - b)(a + b), with a just above the root of n. */
function factors(n: bigint): [bigint, bigint] {
  for (let a = squareRoot(n) + 1n; ; a += 1n) {
    const b = squareRoot(a * a - n);
    if (b * b === a * a - n) return [a - b, a + b];
  }
}

export function solve(given: Given): string {
  const number = (name: string): bigint =>
    BigInt(captured(given.statement, new RegExp(`^${name} = (\\d+)$`, 'm')));
  const n = number('n');
  const [p, q] = factors(n);
  const secret = inverse(number('e'), (p - 1n) * (q - 1n));
  return flagIn(bytesOf(power(number('c'), secret, n)).toString());
}
