import { timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fair-queue.ts';
import { networksOf } from './networks.ts';

export interface Passwords {
  /**
   * Returns the password as an argon2id string. `address` is the client's; null for the server
   * itself. With the salt of `like`, one look at both hashes costs as much as at one of them. Throws
   * OverloadedError.
   */
  hash(password: string, address: string | null, like?: string): Promise<string>;
  /**
   * Whether the password matches the stored hash. Without one (no such account, or `NO_PASSWORD`) it returns false
   * after the same time, so that the response time does not reveal which accounts exist. Throws
   * OverloadedError.
   */
  verify(stored: string | undefined, password: string, address: string): Promise<boolean>;
  /** The first of the stored hashes that the password matches, else undefined, after the same time. */
  find(stored: readonly string[], password: string, address: string): Promise<string | undefined>;
  /**
   * Whether the hash was made with parameters other than the current ones; replace it after a
   * sign-in.
   */
  needsRehash(stored: string): boolean;
}

/** Stored instead of a hash: the account has no password yet, and no password matches. */
export const NO_PASSWORD = 'none';

/**
 * The recommendation of OWASP for argon2id and the library's default: 19 MiB, two passes, one lane.
 */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
/** Up to the salt, of 16 bytes in base64. */
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

  const find: Passwords['find'] = (stored, password, address) =>
    inTurn(networksOf(address), async () => {
      const known = stored.filter((each) => each !== NO_PASSWORD);
      if (known.length === 0) await verify(nobodysHash, password);
      return firstMatch(known, password);
    });

  return {
    hash: (password, address, like) =>
      inTurn(address === null ? [] : networksOf(address), () =>
        hash(password, { ...parameters, ...(like !== undefined && { salt: saltOf(like) }) }),
      ),
    find,
    verify: async (stored, password, address) =>
      (await find(stored === undefined ? [] : [stored], password, address)) !== undefined,
    needsRehash: (stored) => !stored.startsWith(prefix),
  };
}

/** Computes one hash for all that have the same salt. */
async function firstMatch(stored: readonly string[], password: string) {
  const computed = new Map<string, Buffer>();
  for (const each of stored) {
    const salt = saltOf(each);
    if (!salt) {
      if (await verify(each, password)) return each;
      continue;
    }
    const key = salt.toString('base64');
    const own = computed.get(key) ?? Buffer.from(await hash(password, { ...parameters, salt }));
    computed.set(key, own);
    const other = Buffer.from(each);
    if (own.length === other.length && timingSafeEqual(own, other)) return each;
  }
  return undefined;
}

/** The salt of a hash with the current parameters. */
function saltOf(stored: string): Buffer | undefined {
  if (!stored.startsWith(prefix)) return undefined;
  return Buffer.from(stored.slice(prefix.length).split('$')[0] ?? '', 'base64');
}
