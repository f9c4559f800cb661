import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a flag: equal lengths to compare, and a key to look flags up by. */
export function flagDigest(flag: string): Buffer {
  return createHash('sha256').update(flag, 'utf8').digest();
}

/**
 * The place of the first candidate equal to the answer, -1 when none is. Exact, by case and
 * without trimming. Takes the same time wherever, and whether, the answer is found.
 */
export function findFlag(answer: string, candidates: readonly string[]): number {
  const wanted = flagDigest(answer);
  let found = -1;
  for (const [index, candidate] of candidates.entries()) {
    const isEqual = timingSafeEqual(wanted, flagDigest(candidate));
    if (isEqual && found === -1) found = index;
  }
  return found;
}

export function flagMatches(answer: string, candidates: readonly string[]): boolean {
  return findFlag(answer, candidates) !== -1;
}
