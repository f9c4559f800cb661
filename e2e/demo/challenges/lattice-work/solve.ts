import { createHash } from 'node:crypto';
import { bytesOf } from '../tools/bigint.ts';
import { attachment, captured, flagIn, required } from '../tools/required.ts';
import { xored } from '../tools/xor.ts';
import type { Given } from '../types.ts';
import { reducedBasis } from './lll.ts';

const SLACK_BITS = 64n;

/**
 * The vector (q0·2^64, q0·x1 - q1·x0, ...) is far shorter than any other of its lattice, because
 * in the differences the unit cancels. Its first entry gives q0, and x0 / q0 the unit.
 */
function unit(ropes: readonly bigint[]): bigint {
  const [first, ...others] = ropes;
  const head = required(first, 'rope');
  const rows = [
    [1n << SLACK_BITS, ...others],
    ...others.map((_, at) => [0n, ...others.map((_rope, place) => (place === at ? -head : 0n))]),
  ];
  const shortest = required(reducedBasis(rows)[0]?.[0], 'short vector');
  const times = (shortest < 0n ? -shortest : shortest) >> SLACK_BITS;
  return head / times;
}

export function solve(given: Given): string {
  const book = attachment(given).toString();
  const ropes = [...book.matchAll(/"(\d{100,})"/g)].map((match) => BigInt(match[1] ?? 0));
  const sealed = Buffer.from(captured(book, /"sealed": "([0-9a-f]+)"/), 'hex');
  const pad = createHash('sha512')
    .update(bytesOf(unit(ropes)))
    .digest();
  return flagIn(xored(sealed, pad).toString());
}
