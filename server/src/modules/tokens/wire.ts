import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { findTokens, type TokenRow } from './repository.ts';

export function toWire(token: TokenRow): z.input<typeof schemas.ListTokensResponse>[number] {
  return {
    ...token,
    isRevoked: token.revocation !== null,
    createdAt: token.createdAt.getTime(),
    expiresAt: token.expiresAt?.getTime() ?? null,
    lastUsedAt: token.lastUsedAt?.getTime() ?? null,
  };
}

/** The tokens that somebody has made, as the contract has them. */
export async function findTokensOf(db: Db, creatorId: string) {
  return (await findTokens(db, creatorId)).map(toWire);
}
