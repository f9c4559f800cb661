import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { textOf, untar } from '../tools/archive.ts';
import { attachment, flagIn, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

interface Machine {
  run(instructions: unknown, program: Uint8Array, input: Uint8Array): string;
}

// From the disassembly. The frame of the deck: 24 bytes of powder, the guard, the way back.
const POWDER = 24;
/** To the check -128 and so less than 25, to the loader 128. */
const AMOUNT = 0x80;
/** The magazine begins with ARG 2, the only one of its kind. */
const MAGAZINE_BEGINS = Buffer.from('070200', 'hex');
const SUM_AT = 24;
const SECOND_SUM_AT = 43;

/** The product of the two words that the program starts with. */
function guardOf(program: Buffer): number {
  return (program.readUInt16LE(1) * program.readUInt16LE(4)) % 0x10000;
}

/** The arguments with 3·first + second = sum and first + 2·second = secondSum, modulo 2^16. */
function keys(sum: number, secondSum: number): [number, number] {
  for (let first = 0; first < 0x10000; first += 1) {
    const second = (sum - 3 * first) & 0xffff;
    if (((first + 2 * second) & 0xffff) === secondSum) return [first, second];
  }
  throw new Error('no keys');
}

export function solve(given: Given): string {
  const files = untar(gunzipSync(attachment(given)));
  const program = required(files.get('gun-deck.rom'), 'program');
  const magazine = program.indexOf(MAGAZINE_BEGINS);
  const [first, second] = keys(
    program.readUInt16LE(magazine + SUM_AT),
    program.readUInt16LE(magazine + SECOND_SUM_AT),
  );
  const wayBack = 0;
  const over = Uint16Array.of(guardOf(program), magazine, wayBack, first, second);
  const payload = Buffer.concat([
    Buffer.of(AMOUNT),
    Buffer.alloc(POWDER),
    Buffer.from(over.buffer),
  ]);

  const sandbox: { module: { exports: Partial<Machine> } } = { module: { exports: {} } };
  runInNewContext(textOf(files, 'deckhand.cjs'), sandbox);
  const run = required(sandbox.module.exports.run, 'machine');
  return flagIn(run(JSON.parse(textOf(files, 'instructions.json')), program, payload));
}
