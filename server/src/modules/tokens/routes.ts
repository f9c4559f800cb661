import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Actor } from '../../domain/actor.ts';
import type { Routes } from '../../http/registrar.ts';
import {
  createToken,
  listTokens,
  removeToken,
  restoreToken,
  revokeToken,
  type TokenDeps,
  type Whose,
} from './service.ts';
import { toWire } from './wire.ts';

export function tokenRoutes(deps: TokenDeps) {
  return {
    async listTokens({ actor }) {
      return (await listTokens(deps, actor, 'all')).map(toWire);
    },
    async createToken({ actor, body }) {
      return create(deps, actor, body);
    },
    async revokeToken({ actor, params, query }) {
      await revoke(deps, actor, { id: params.tokenId, whose: 'all' }, query.delete);
    },
    async restoreToken({ actor, params }) {
      await restoreToken(deps, actor, { id: params.tokenId, whose: 'all' });
    },
    async listOwnTokens({ actor }) {
      return (await listTokens(deps, actor, 'own')).map(toWire);
    },
    async createOwnToken({ actor, body }) {
      return create(deps, actor, body);
    },
    async revokeOwnToken({ actor, params, query }) {
      await revoke(deps, actor, { id: params.tokenId, whose: 'own' }, query.delete);
    },
    async restoreOwnToken({ actor, params }) {
      await restoreToken(deps, actor, { id: params.tokenId, whose: 'own' });
    },
  } satisfies Routes;
}

async function create(
  deps: TokenDeps,
  actor: Actor,
  { name, expiresIn, scopes }: z.output<typeof schemas.CreateTokenBody>,
) {
  const { text, token } = await createToken(deps, actor, { name, days: expiresIn ?? 0, scopes });
  return { token: text, info: toWire(token) };
}

async function revoke(
  deps: TokenDeps,
  actor: Actor,
  which: { id: string; whose: Whose },
  isForGood: boolean,
): Promise<void> {
  if (isForGood) await removeToken(deps, actor, which);
  else await revokeToken(deps, actor, which);
}
