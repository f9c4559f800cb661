import type { Direction } from './reassemble.ts';
import type { StreamPiece } from './streams.ts';

/** What stands between the braces of something that looks like a flag, in bytes of one direction. */
export interface FlagRange {
  direction: Direction;
  start: number;
  end: number;
  /** The packet with its first byte. */
  packet: number;
  /** Unix ms. */
  time: number;
}

const OPEN = 0x7b;
const CLOSE = 0x7d;
const PERCENT = 0x25;
/** Longer contents are no flags, but programs or JSON. */
const MAX_CONTENT = 256;
/** Traffic with more ranges than this is meant to fill the memory: everything after them is one range. */
const MAX_RANGES = 10_000;

/** Everything in the data of a connection that looks like a flag: `word{…}`, in addresses `word%7B…%7D`. */
export function findFlags(pieces: readonly StreamPiece[]): FlagRange[] {
  return (['out', 'in'] as const).flatMap((direction) => {
    const sent = pieces.filter((piece) => piece.direction === direction);
    const whenSent = createClock(sent);
    return findRanges(join(sent)).map((range) => ({ direction, ...range, ...whenSent(range) }));
  });
}

/** The ranges between braces. */
export function findRanges(bytes: Uint8Array): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let end = 0;
  for (const { at, width } of openings(bytes)) {
    const start = at + width;
    // Braces inside of a flag belong to it.
    if (at < end || !isWord(bytes[at - 1])) continue;
    const close = findEnd(bytes, start);
    if (close === null || close === start) continue;
    end = ranges.length < MAX_RANGES ? close : bytes.length;
    ranges.push({ start, end });
    if (end === bytes.length) break;
  }
  return ranges;
}

function* openings(bytes: Uint8Array): Generator<{ at: number; width: number }> {
  let brace = bytes.indexOf(OPEN);
  let percent = findEncoded(bytes, 0, 'b');
  while (brace !== -1 || percent !== -1) {
    const isBrace = percent === -1 || (brace !== -1 && brace < percent);
    yield isBrace ? { at: brace, width: 1 } : { at: percent, width: 3 };
    if (isBrace) brace = bytes.indexOf(OPEN, brace + 1);
    else percent = findEncoded(bytes, percent + 1, 'b');
  }
}

/** `%7B` or `%7D`, in either case. */
function findEncoded(bytes: Uint8Array, from: number, letter: 'b' | 'd'): number {
  let at = bytes.indexOf(PERCENT, from);
  while (at !== -1 && !isEncoded(bytes, at, letter)) at = bytes.indexOf(PERCENT, at + 1);
  return at;
}

function isEncoded(bytes: Uint8Array, at: number, letter: 'b' | 'd'): boolean {
  return (
    bytes[at] === PERCENT &&
    bytes[at + 1] === 0x37 &&
    ((bytes[at + 2] ?? 0) | 0x20) === letter.charCodeAt(0)
  );
}

/** The end of the content; null if it has none. Data that ends before it may be half a flag. */
function findEnd(bytes: Uint8Array, start: number): number | null {
  let depth = 1;
  const last = Math.min(bytes.length, start + MAX_CONTENT);
  for (let at = start; at < last; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 || byte === 0x7f) return null;
    if (byte === OPEN || isEncoded(bytes, at, 'b')) depth += 1;
    if (byte === CLOSE || isEncoded(bytes, at, 'd')) depth -= 1;
    if (depth === 0) return at;
  }
  return last === bytes.length ? last : null;
}

function isWord(byte = 0): boolean {
  return /[\w-]/.test(String.fromCharCode(byte));
}

/** Tells in which packet a range begins; ranges are asked for in their order. */
function createClock(pieces: readonly StreamPiece[]) {
  let index = 0;
  let end = pieces[0]?.bytes.length ?? 0;
  return ({ start }: { start: number }) => {
    while (start >= end && index < pieces.length - 1) {
      index += 1;
      end += pieces[index]?.bytes.length ?? 0;
    }
    return { packet: pieces[index]?.packet ?? 0, time: pieces[index]?.time ?? 0 };
  };
}

function join(pieces: readonly StreamPiece[]): Uint8Array {
  if (pieces.length === 1 && pieces[0]) return pieces[0].bytes;
  const joined = new Uint8Array(pieces.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let offset = 0;
  for (const { bytes } of pieces) {
    joined.set(bytes, offset);
    offset += bytes.length;
  }
  return joined;
}
