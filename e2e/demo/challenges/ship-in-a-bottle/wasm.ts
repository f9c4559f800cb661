/** Just enough of the binary form of WebAssembly to build one module with one function. */

export const op = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  end: [0x0b],
  leaveLoop: [0x0d, 1],
  again: [0x0c, 0],
  get: (local: number) => [0x20, local],
  set: (local: number) => [0x21, local],
  tee: (local: number) => [0x22, local],
  load8: (offset: number) => [0x2d, 0, ...unsigned(offset)],
  constant: (value: number) => [0x41, ...signed(value)],
  notEqual: [0x47],
  atLeast: [0x4f],
  add: [0x6a],
  multiply: [0x6c],
  and: [0x71],
  or: [0x72],
  xor: [0x73],
  shiftLeft: [0x74],
  shiftRight: [0x76],
} as const;

const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const INT = 0x7f;

function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)];
}

function signed(value: number): number[] {
  const last = value >= -0x40 && value < 0x40;
  return last ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}

const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const named = (name: string): number[] => sized([...Buffer.from(name)]);
const section = (id: number, body: readonly number[]): number[] => [id, ...sized(body)];

interface Module {
  /** Name of the only function: one number in, one number out. */
  name: string;
  /** How many locals it has beside its parameter, which is local 0. */
  locals: number;
  code: readonly number[];
  data: { offset: number; bytes: Uint8Array };
}

/** A module that exports the function and its one page of memory, as "memory". */
export function wasmModule({ name, locals, code, data }: Module): Buffer<ArrayBuffer> {
  const body = [1, locals, INT, ...code, ...op.end];
  return Buffer.from([
    ...MAGIC_AND_VERSION,
    ...section(1, [1, 0x60, 1, INT, 1, INT]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]),
    ...section(7, [2, ...named('memory'), 2, 0, ...named(name), 0, 0]),
    ...section(10, [1, ...sized(body)]),
    ...section(11, [1, 0, ...op.constant(data.offset), ...op.end, ...sized([...data.bytes])]),
  ]);
}
