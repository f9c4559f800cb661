import type { TokenRevocation } from '../generated/enumerations.ts';

/** The most API tokens that an account may have, revoked and expired ones included. */
export const TOKEN_LIMIT = 50;

/**
 * Whether a revoked token can be made to work again: by an administrator unless it has ended with its
 * maker's account, by anybody else only when its maker has revoked it.
 */
export function isTokenRestorable(revocation: TokenRevocation, isAdministrator: boolean): boolean {
  return revocation === 'Maker' || (isAdministrator && revocation === 'Administrator');
}

/** What a token is revoked by after another revocation: the one that fewer can take back. */
export function strongerRevocation(
  before: TokenRevocation | null,
  now: TokenRevocation,
): TokenRevocation {
  if (before === null || before === 'Maker') return now;
  return before === 'Account' ? before : now === 'Account' ? now : before;
}
