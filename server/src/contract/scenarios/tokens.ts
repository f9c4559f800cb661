import { randomUUID } from 'node:crypto';
import { TOKEN_LIMIT, type TokenRevocation } from '@halyard/sdk/rules';
import { cookie } from '../contract-site.ts';
import type { Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const NO_TOKEN = { params: { tokenId: '01997a3d-0b6e-7f02-8c55-000000000000' } };

const OWN = '/api/ext/account/tokens';

async function create(
  { site }: Stage,
  url = '/api/tokens',
  caller = site.cookieOf('admin'),
): Promise<{ tokenId: string; text: string }> {
  const answer = await site.app.inject({
    method: 'POST',
    url,
    payload: { name: 'Announcer', expiresIn: 1, scopes: ['Events'] },
    headers: caller,
  });
  const { token, info } = answer.json<{ token: string; info: { id: string } }>();
  return { tokenId: info.id, text: token };
}

/** A token that was revoked by an administrator, or with the account of its maker, who is left. */
async function createRevoked(stage: Stage, revocation: TokenRevocation) {
  const { site } = stage;
  const as = await site.addUser('Monitor', randomUUID());
  const { tokenId } = await create(stage, OWN, cookie(as));
  await site.db.updateTable('api_tokens').set({ revocation }).where('id', '=', tokenId).execute();
  return { as, params: { tokenId } };
}

/** The session of an administrator with as many tokens as there can be. */
async function withAllTokens(stage: Stage): Promise<string> {
  const as = await stage.site.addUser('Admin', randomUUID());
  for (let made = 0; made < TOKEN_LIMIT; made += 1) await create(stage, OWN, cookie(as));
  return as;
}

export const tokenScenarios = {
  async listTokens(ask, stage) {
    await createRevoked(stage, 'Administrator');
    const { text } = await create(stage);
    const headers = { authorization: `Bearer ${text}` };
    await stage.site.app.inject({ method: 'GET', url: '/api/game/1/events', headers });
    await ask(200);
  },
  async createToken(ask, stage) {
    const body = { name: 'Announcer', expiresIn: 30 };
    await ask(200, { body });
    await ask('TOKEN_LIMIT_REACHED', { as: await withAllTokens(stage), body });
  },
  async revokeToken(ask, stage) {
    const { tokenId } = await create(stage);
    await ask(200, { params: { tokenId } });
    await ask(200, { params: { tokenId }, query: { delete: 'true' } });
    await ask('TOKEN_NOT_FOUND', NO_TOKEN);
  },
  async restoreToken(ask, stage) {
    await ask(200, { params: { tokenId: (await create(stage)).tokenId } });
    await ask('TOKEN_NOT_FOUND', NO_TOKEN);
    const { params } = await createRevoked(stage, 'Account');
    await ask('TOKEN_ENDED', { params });
  },
  async listOwnTokens(ask, stage) {
    const { tokenId } = await create(stage, OWN);
    await ask(200);
    await stage.site.app.inject({
      method: 'DELETE',
      url: `${OWN}/${tokenId}`,
      headers: stage.site.cookieOf('admin'),
    });
    const { text } = await create(stage, OWN);
    const headers = { authorization: `Bearer ${text}` };
    await stage.site.app.inject({ method: 'GET', url: '/api/game/1/events', headers });
    await ask(200);
  },
  async createOwnToken(ask, stage) {
    const body = { name: 'Announcer', expiresIn: 30 };
    await ask(200, { body });
    await ask('TOKEN_LIMIT_REACHED', { as: await withAllTokens(stage), body });
  },
  async revokeOwnToken(ask, stage) {
    const { tokenId } = await create(stage, OWN);
    await ask(200, { params: { tokenId } });
    await ask(200, { params: { tokenId }, query: { delete: 'true' } });
    await ask('TOKEN_NOT_FOUND', NO_TOKEN);
  },
  async restoreOwnToken(ask, stage) {
    await ask(200, { params: { tokenId: (await create(stage, OWN)).tokenId } });
    await ask('TOKEN_NOT_FOUND', NO_TOKEN);
    await ask('TOKEN_ENDED', await createRevoked(stage, 'Account'));
    await ask('TOKEN_REVOKED_BY_ADMIN', await createRevoked(stage, 'Administrator'));
  },
} satisfies Scenarios;
