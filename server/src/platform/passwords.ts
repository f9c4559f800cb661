import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fair-queue.ts';
import { networksOf } from './networks.ts';

export interface Passwords {
  /**
   * Returns the password as an argon2id string. `address` is the client's; null for the server
   * itself. Throws OverloadedError.
   */
  hash(password: string, address: string | null): Promise<string>;
  /**
   * Whether the password matches the stored hash. Without one (no such account, or `NO_PASSWORD`) it returns false
   * after the same time, so that the response time does not reveal which accounts exist. Throws
   * OverloadedError.
   */
  verify(stored: string | undefined, password: string, address: string): Promise<boolean>;
  /**
   * Whether the hash was made with parameters other than the current ones; replace it after a
   * sign-in.
   */
  needsRehash(stored: string): boolean;
}

/** In place of a hash: the account has no password yet, and none matches. */
export const NO_PASSWORD = 'none';

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
 * than the number of processors run at a time; the networks of the clients take turns.
 */
export function createPasswords({
  concurrency = Math.max(1, availableParallelism() - 1),
}: { concurrency?: number } = {}): Passwords {
  const inTurn = createFairQueue(concurrency, LONGEST_QUEUE);
  return {
    hash: (password, address) =>
      inTurn(address === null ? [] : networksOf(address), () => hash(password, parameters)),
    verify: (stored, password, address) =>
      inTurn(networksOf(address), async () => {
        const known = stored === NO_PASSWORD ? undefined : stored;
        return (await verify(known ?? nobodysHash, password)) && known !== undefined;
      }),
    needsRehash: (stored) => !stored.startsWith(prefix),
  };
}
