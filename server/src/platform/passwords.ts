import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Too many people sign in at this moment; answer 503 with Retry-After. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  /** Seconds. */
  readonly retryAfter = 2;
}

export interface Passwords {
  /** The password as an argon2id string. Throws OverloadedError. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password of this hash. Without a hash (nobody has that name) it answers
   * false after the same time, so that the time tells nobody which names exist. Throws OverloadedError.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's; after a sign-in, replace it. */
  needsRehash(stored: string): boolean;
}

/** What OWASP recommends for argon2id, the library's default: 19 MiB, two passes, one lane. */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** A hash of today's parameters that no password has: its salt and digest are zeros. */
const nobodysHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

const longestQueue = 100;

/**
 * Hashing runs on the threads that also read files and resolve names: at most all processors but
 * one may hash at a time, and a queue that cannot be served soon is refused.
 */
export function createPasswords({
  concurrency = Math.max(1, availableParallelism() - 1),
}: { concurrency?: number } = {}): Passwords {
  const queue: (() => void)[] = [];
  let busy = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy < concurrency) busy += 1;
    else if (queue.length >= longestQueue)
      throw new OverloadedError('Too many passwords to check.');
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed to the next in the queue, so that nobody can slip in between.
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: (stored, password) =>
      inTurn(async () => (await verify(stored ?? nobodysHash, password)) && stored !== undefined),
    needsRehash: (stored) => !stored.startsWith(prefix),
  };
}
