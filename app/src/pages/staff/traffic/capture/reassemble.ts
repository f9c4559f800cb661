/** `out`: from the client to the server; `in`: back. */
export type Direction = 'out' | 'in';

/** Bytes that were sent in one direction, in the order of the connection. */
export interface Piece {
  /** Unix ms. */
  time: number;
  /** Number of the packet, from 1. */
  packet: number;
  bytes: Uint8Array;
  /** How many bytes before these are not in the file. */
  missing: number;
}

interface Waiting {
  sequence: number;
  bytes: Uint8Array;
  lost: number;
  time: number;
  packet: number;
}

/** One direction of a TCP connection. */
export interface Side {
  /** Number of the byte that comes next; null before the first one. */
  next: number | null;
  /** Arrived before what comes before it. */
  waiting: Waiting[];
  pieces: Piece[];
  missing: number;
}

/** More than this are not waited for: what is missing is missing. */
const MAX_WAITING = 1000;

export function createSide(): Side {
  return { next: null, waiting: [], pieces: [], missing: 0 };
}

/** Adds a segment: leaves out what is known, keeps what is too early. */
export function take(side: Side, segment: Waiting): void {
  side.next ??= segment.sequence;
  if (ahead(side, segment) > 0) {
    side.waiting.push(segment);
    if (side.waiting.length > MAX_WAITING) skipGap(side);
    return;
  }
  append(side, segment);
  drain(side);
}

/** Adds what still waits; what is missing before it is counted. */
export function finish(side: Side): void {
  while (side.waiting.length > 0) skipGap(side);
}

/** How many bytes are missing before a segment; negative for what is known. */
function ahead({ next }: Side, { sequence }: Waiting): number {
  // Numbers start again at 0 after 2^32.
  return (sequence - (next ?? sequence)) | 0;
}

function append(side: Side, segment: Waiting): void {
  const known = -ahead(side, segment);
  const bytes = segment.bytes.subarray(known);
  const end = segment.bytes.length + segment.lost;
  if (end <= known) return;
  const before = side.pieces.at(-1);
  if (bytes.length > 0) {
    side.pieces.push({
      // Parts that were waited for are not older than what they waited for.
      time: Math.max(segment.time, before?.time ?? 0),
      packet: Math.max(segment.packet, before?.packet ?? 0),
      bytes,
      missing: side.missing,
    });
    side.missing = 0;
  }
  side.missing += segment.lost;
  side.next = (segment.sequence + end) >>> 0;
}

/** Appends what has waited for the last segment. */
function drain(side: Side): void {
  if (side.waiting.length === 0) return;
  const ready = (): number => side.waiting.findIndex((segment) => ahead(side, segment) <= 0);
  for (let index = ready(); index !== -1; index = ready()) {
    for (const segment of side.waiting.splice(index, 1)) append(side, segment);
  }
}

function skipGap(side: Side): void {
  const [nearest] = side.waiting.toSorted((one, other) => ahead(side, one) - ahead(side, other));
  if (!nearest) return;
  side.missing += ahead(side, nearest);
  side.next = nearest.sequence;
  drain(side);
}
