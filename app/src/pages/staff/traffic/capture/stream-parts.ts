import type { FlagRange } from './flags.ts';
import type { Direction } from './reassemble.ts';
import type { ReadStream } from './parse-capture.ts';

/** What was said at once, in one direction. */
export interface Part {
  /** The packet that it begins in. */
  id: number;
  direction: Direction;
  /** Seconds since the start of the connection. */
  at: number;
  bytes: Uint8Array;
  /** Bytes before it that are not in the file. */
  missing: number;
}

interface PartOptions {
  /** Written in place of the content of flags; null shows it. */
  mask: string | null;
  /** Bytes that are shown; the rest is left out. */
  most: number;
}

interface Collected {
  part: Part;
  chunks: Uint8Array[];
  size: number;
  /** When its last byte was sent, Unix ms. */
  end: number;
}

/** Packets that follow each other faster are one part. */
const PAUSE = 100;
const MAX_PART = 16_384;

/** The parts of a connection as they are shown, and how many bytes come after them. */
export function toParts(stream: ReadStream, { mask, most }: PartOptions) {
  const offsets = { out: 0, in: 0 };
  const collected: Collected[] = [];
  let shown = 0;
  let rest = 0;
  for (const { bytes, direction, time, packet, missing } of stream.pieces) {
    const visible = bytes.subarray(0, Math.max(0, most - shown));
    rest += bytes.length - visible.length;
    shown += visible.length;
    const start = offsets[direction];
    offsets[direction] += bytes.length;
    if (visible.length === 0) continue;
    const ranges = stream.flags.filter((flag) => flag.direction === direction);
    const chunk = mask === null ? visible : maskBytes(visible, start, ranges, mask);
    const last = collected.at(-1);
    if (last && follows(last, { direction, time, missing, size: visible.length })) {
      last.chunks.push(chunk);
      last.size += visible.length;
      last.end = time;
    } else {
      const at = (time - stream.start) / 1000;
      const part = { id: packet, direction, at, bytes: chunk, missing };
      collected.push({ part, chunks: [chunk], size: visible.length, end: time });
    }
  }
  return { parts: collected.map(toPart), rest };
}

function follows(
  last: Collected,
  piece: Pick<Part, 'direction' | 'missing'> & { time: number; size: number },
): boolean {
  return (
    last.part.direction === piece.direction &&
    piece.missing === 0 &&
    piece.time - last.end <= PAUSE &&
    last.size + piece.size <= MAX_PART
  );
}

function toPart({ part, chunks }: Collected): Part {
  if (chunks.length === 1) return part;
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return { ...part, bytes };
}

/**
 * Bytes without the content of flags, whose length is not shown either.
 * @param offset of the first byte in its direction
 */
function maskBytes(
  bytes: Uint8Array,
  offset: number,
  ranges: readonly FlagRange[],
  mask: string,
): Uint8Array {
  const inside = ranges.filter(({ start, end }) => start < offset + bytes.length && end > offset);
  if (inside.length === 0) return bytes;
  const written: number[] = [];
  let at = 0;
  for (const { start, end } of inside) {
    written.push(...bytes.subarray(at, Math.max(0, start - offset)));
    // A flag in several packets is masked once.
    if (start >= offset) written.push(...new TextEncoder().encode(mask));
    at = end - offset;
  }
  written.push(...bytes.subarray(at));
  return Uint8Array.from(written);
}
