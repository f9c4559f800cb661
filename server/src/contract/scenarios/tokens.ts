import type { Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const NO_TOKEN = { params: { tokenId: '01997a3d-0b6e-7f02-8c55-000000000000' } };

const OWN = '/api/ext/account/tokens';

async function create(
  { site }: Stage,
  url = '/api/tokens',
): Promise<{ tokenId: string; text: string }> {
  const answer = await site.app.inject({
    method: 'POST',
    url,
    payload: { name: 'Announcer', expiresIn: 1, scopes: ['Events'] },
    headers: site.cookieOf('admin'),
  });
  const { token, info } = answer.json<{ token: string; info: { id: string } }>();
  return { tokenId: info.id, text: token };
}

export const tokenScenarios = {
  async listTokens(ask, stage) {
    const { text } = await create(stage);
    const headers = { authorization: `Bearer ${text}` };
    await stage.site.app.inject({ method: 'GET', url: '/api/game/1/events', headers });
    await ask(200);
  },
  async createToken(ask) {
    await ask(200, { body: { name: 'Announcer', expiresIn: 30 } });
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
  },
  async listOwnTokens(ask, stage) {
    const { text } = await create(stage, OWN);
    const headers = { authorization: `Bearer ${text}` };
    await stage.site.app.inject({ method: 'GET', url: '/api/game/1/events', headers });
    await ask(200);
  },
  async createOwnToken(ask) {
    await ask(200, { body: { name: 'Announcer', expiresIn: 30 } });
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
  },
} satisfies Scenarios;
