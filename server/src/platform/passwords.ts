import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Too many passwords are waiting to be hashed; answer 503 with Retry-After. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  /** Seconds. */
  readonly retryAfter = 2;
}

export interface Passwords {
  /** Returns the password as an argon2id string. Throws OverloadedError. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the stored hash. Without a hash (no such account) it returns false
   * after the same time, so that the response time does not reveal which accounts exist. Throws
   * OverloadedError.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /**
   * Whether the hash was made with parameters other than the current ones; replace it after a
   * sign-in.
   */
  needsRehash(stored: string): boolean;
}

/**
 * The recommendation of OWASP for argon2id and the library's default: 19 MiB, two passes, one lane.
 */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** A hash with the current parameters that no password matches: its salt and digest are zeros. */
const nobodysHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

const LONGEST_QUEUE = 100;

/**
 * Hashing runs on the thread pool that also reads files and resolves host names. At most one fewer
 * than the number of processors run at a time, and calls are refused when the queue is full.
 */
export function createPasswords({
  concurrency = Math.max(1, availableParallelism() - 1),
}: { concurrency?: number } = {}): Passwords {
  const queue: (() => void)[] = [];
  let busy = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy < concurrency) busy += 1;
    else if (queue.length >= LONGEST_QUEUE)
      throw new OverloadedError('Too many passwords are waiting to be hashed.');
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The slot is passed to the next call in the queue, so that a new call cannot take it first.
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
