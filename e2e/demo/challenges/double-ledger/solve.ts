import { textOf, unzip } from '../tools/archive.ts';
import { numberOf } from '../tools/bigint.ts';
import { keccak256, word } from '../tools/keccak.ts';
import { attachment, flagIn, required } from '../tools/required.ts';
import { xored } from '../tools/xor.ts';
import type { Given } from '../types.ts';

// The order of the variables in the source: master and opening share slot 0.
const [MASTER, , SEALS, ENTRY] = [0n, 1n, 2n, 3n];

export function solve(given: Given): string {
  const dump = textOf(unzip(attachment(given)), 'storage.json');
  const slots = new Map(
    [...dump.matchAll(/"0x([0-9a-f]{64})": "0x([0-9a-f]{64})"/g)].map(([, slot, value]) => [
      slot,
      value,
    ]),
  );
  const read = (slot: Buffer): Buffer =>
    Buffer.from(required(slots.get(slot.toString('hex')), 'slot'), 'hex');

  const master = read(word(MASTER)).subarray(12);
  const seal = read(keccak256(Buffer.concat([Buffer.alloc(12), master, word(SEALS)])));
  const length = (Number(numberOf(read(word(ENTRY)))) - 1) / 2;
  const start = numberOf(keccak256(word(ENTRY)));
  const pages = Array.from({ length: Math.ceil(length / 32) }, (_, page) => {
    const pad = keccak256(Buffer.concat([seal, word(BigInt(page))]));
    return xored(read(word(start + BigInt(page))), pad);
  });
  return flagIn(Buffer.concat(pages).toString('latin1', 0, length));
}
