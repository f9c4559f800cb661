import type { Passwords } from '../../../platform/passwords.ts';

/** Passwords without the cost of hashing, which tests of accounts would pay hundreds of times. */
export function plainPasswords(): Passwords & { verified: (string | null)[] } {
  const verified: (string | null)[] = [];
  return {
    verified,
    hash: async (password) => `plain:${password}`,
    async verify(hash, password) {
      verified.push(hash);
      return hash === `plain:${password}`;
    },
  };
}
