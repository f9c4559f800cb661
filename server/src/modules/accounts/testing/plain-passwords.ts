import type { Passwords } from '../../../platform/passwords.ts';

/** Passwords without the cost of hashing, which tests of accounts would pay hundreds of times. */
export function plainPasswords(): Passwords & { verified: (string | undefined)[] } {
  const verified: (string | undefined)[] = [];
  return {
    verified,
    hash: async (password) => `plain:${password}`,
    async verify(hash, password) {
      verified.push(hash);
      return hash === `plain:${password}` || hash === `old:${password}`;
    },
    async find(hashes, password) {
      verified.push(hashes[0]);
      return hashes.find((hash) => hash === `plain:${password}` || hash === `old:${password}`);
    },
    needsRehash: (hash) => hash.startsWith('old:'),
  };
}
