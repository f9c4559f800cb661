import type { DemoChallenge } from '../types.ts';
import { op, wasmModule } from './wasm.ts';

const flag = 'flag{the_masts_fold_before_the_neck}';
const TABLE = 1024;
const FIRST = 0x5b;
const STRIDE = 29;

/** What the module expects at each place: each letter is bent by its place and the one before. */
function planks(): Buffer {
  const letters = [...Buffer.from(flag)];
  return Buffer.from(
    letters.map((letter, at) => {
      const bent = (letter ^ (at * STRIDE + (letters[at - 1] ?? FIRST))) & 255;
      return (bent << 3) | (bent >> 5);
    }),
  );
}

const [LENGTH, AT, BEFORE, LETTER, BENT] = [0, 1, 2, 3, 4];

function bottle(): Buffer<ArrayBuffer> {
  const expected = planks();
  const code = [
    [...op.constant(FIRST), ...op.set(BEFORE), ...op.block, ...op.loop],
    [...op.get(AT), ...op.get(LENGTH), ...op.atLeast, ...op.leaveLoop],
    [...op.get(AT), ...op.constant(expected.length), ...op.atLeast, ...op.leaveLoop],
    [...op.get(AT), ...op.load8(0), ...op.tee(LETTER)],
    [...op.get(AT), ...op.constant(STRIDE), ...op.multiply, ...op.get(BEFORE), ...op.add],
    [...op.xor, ...op.constant(255), ...op.and, ...op.tee(BENT)],
    [...op.constant(3), ...op.shiftLeft],
    [...op.get(BENT), ...op.constant(5), ...op.shiftRight, ...op.or],
    [...op.constant(255), ...op.and],
    [...op.get(AT), ...op.load8(TABLE), ...op.notEqual, ...op.leaveLoop],
    [...op.get(LETTER), ...op.set(BEFORE)],
    [...op.get(AT), ...op.constant(1), ...op.add, ...op.set(AT), ...op.again],
    [...op.end, ...op.end, ...op.get(AT)],
  ];
  const data = { offset: TABLE, bytes: expected };
  return wasmModule({ name: 'fit', locals: 4, code: code.flat(), data });
}

export const challenge: DemoChallenge = {
  slug: 'ship-in-a-bottle',
  title: 'Ship in a Bottle',
  category: 'Reverse',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'Browsers and Node run the bottle as it is: `WebAssembly.instantiate(bytes)`.',
    'What does `fit` answer for `f`, for `fl` and for `fx`?',
  ],
  statement: `Old Henrik builds ships in bottles, and this bottle is a small **WebAssembly** module. It
exports its \`memory\` and one function, \`fit(length)\`: lay a text into the memory from address 0 on,
call \`fit\` with its length, and Henrik mumbles how much of it went through the neck.

Only one text goes through from stem to stern. It is the flag, braces and all.`,
  file: () => ({ name: 'bottle.wasm', bytes: bottle() }),
};
