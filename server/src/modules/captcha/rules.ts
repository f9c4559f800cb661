import { createHash } from 'node:crypto';

/** The most that the contract allows. */
const MAX_DIFFICULTY = 48;

/** Challenges of the whole site in a minute up to which nothing becomes harder. */
const USUAL_PER_MINUTE = 600;

/** Bits that load adds at most: 32 times the work. */
const MAX_EXTRA = 5;

/** Counting further than this changes nothing. */
export const COUNT_LIMIT = USUAL_PER_MINUTE * 2 ** MAX_EXTRA;

/**
 * The zero bits to ask for: one more each time that the challenges of the last minute double. One
 * address cannot raise it for others, since it gets fewer than the usual number.
 */
export function difficultyUnder(base: number, perMinute: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, perMinute / USUAL_PER_MINUTE)));
  return Math.min(MAX_DIFFICULTY, base + Math.min(MAX_EXTRA, doublings));
}

export interface PowAnswer {
  id: string;
  /** Eight bytes. */
  found: Buffer;
}

const ANSWER = /^([\da-f]{12}):([\da-f]{16})$/i;

/** The id and the bytes of an answer; null if it does not have that form. */
export function readPowAnswer(text: string): PowAnswer | null {
  const [, id, found] = ANSWER.exec(text) ?? [];
  if (id === undefined || found === undefined) return null;
  return { id: id.toLowerCase(), found: Buffer.from(found, 'hex') };
}

/** Whether the SHA-256 of the challenge and the answer begins with that many zero bits. */
export function isSolved(challenge: Uint8Array, found: Uint8Array, difficulty: number): boolean {
  const digest = createHash('sha256').update(challenge).update(found).digest();
  return zeroBits(digest) >= difficulty;
}

function zeroBits(digest: Buffer): number {
  const first = digest.findIndex((byte) => byte !== 0);
  if (first === -1) return digest.length * 8;
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}
