import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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

const SALT = randomBytes(16);

/** The digests of lists of flags, computed once for each list. */
const digests = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * Whether a flag of the list is equal to the answer, exactly. The answer is looked up by a digest
 * that is salted with a secret, so the time says nothing about how much of a flag was right. The
 * digests are kept for as long as the list: it must not be changed.
 */
export function flagMatches(answer: string, flags: readonly string[]): boolean {
  let known = digests.get(flags);
  if (!known) digests.set(flags, (known = new Set(flags.map(saltedDigest))));
  return known.has(saltedDigest(answer));
}

function saltedDigest(flag: string): string {
  return createHash('sha256').update(SALT).update(flag, 'utf8').digest('base64');
}
