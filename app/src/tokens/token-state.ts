import type { ApiToken, TokenScope } from '@halyard/sdk/types';

export const SCOPES = ['Events', 'Sheets', 'Traffic'] as const satisfies readonly TokenScope[];

export type TokenState = 'active' | 'expired' | 'revoked' | 'ended';

/** What becomes of a call with the token. */
export function tokenState(
  { isRevoked, revocation, expiresAt }: ApiToken,
  now: number,
): TokenState {
  if (isRevoked) return revocation === 'Account' ? 'ended' : 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
