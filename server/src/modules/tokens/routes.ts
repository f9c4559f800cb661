import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Routes } from '../../http/registrar.ts';
import type { TokenRow } from './repository.ts';
import { createToken, listTokens, removeToken, revokeToken, type TokenDeps } from './service.ts';

export function tokenRoutes(deps: TokenDeps) {
  return {
    async listTokens() {
      return (await listTokens(deps)).map(toWire);
    },
    async createToken({ actor, body }) {
      const { name, expiresIn, scopes } = body;
      const { text, token } = await createToken(deps, actor, {
        name,
        days: expiresIn ?? 0,
        scopes,
      });
      return { token: text, info: toWire(token) };
    },
    async revokeToken({ actor, params, query }) {
      if (query.delete) await removeToken(deps, actor, params.tokenId);
      else await revokeToken(deps, actor, params.tokenId, true);
    },
    async restoreToken({ actor, params }) {
      await revokeToken(deps, actor, params.tokenId, false);
    },
  } satisfies Routes;
}

function toWire(token: TokenRow): z.input<typeof schemas.ListTokensResponse>[number] {
  return {
    ...token,
    createdAt: token.createdAt.getTime(),
    expiresAt: token.expiresAt?.getTime() ?? null,
    lastUsedAt: token.lastUsedAt?.getTime() ?? null,
  };
}
