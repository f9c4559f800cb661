import type { ApiToken, TokenScope } from '@halyard/sdk/types';

export const SCOPES = ['Events', 'Sheets', 'Traffic'] as const satisfies readonly TokenScope[];

export type TokenState = 'active' | 'expired' | 'revoked';

/** What becomes of a call with the token. */
export function tokenState({ isRevoked, expiresAt }: ApiToken, now: number): TokenState {
  if (isRevoked) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
