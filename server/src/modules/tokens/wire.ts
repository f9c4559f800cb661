import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { TokenRow } from './repository.ts';

export function toWire(token: TokenRow): z.input<typeof schemas.ListTokensResponse>[number] {
  return {
    ...token,
    isRevoked: token.revocation !== null,
    createdAt: token.createdAt.getTime(),
    expiresAt: token.expiresAt?.getTime() ?? null,
    lastUsedAt: token.lastUsedAt?.getTime() ?? null,
  };
}
