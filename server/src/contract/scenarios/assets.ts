import { formOf } from '../form.ts';
import type { Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const NO_HASH = '0'.repeat(64);

export const assetScenarios = {
  async uploadAssets(ask) {
    await ask(200, await formOf('uploaded'));
    await ask(200, { ...(await formOf('named')), query: { FileName: 'pad.zip' } });
  },
  async deleteAsset(ask, stage) {
    const hash = await upload(stage, 'to be deleted');
    await ask(200, { params: { hash } });
    await ask('FILE_NOT_FOUND', { params: { hash } });
    const used = await upload(stage, 'in use');
    await stage.game({ poster_hash: used });
    await ask('FILE_IN_USE', { params: { hash: used } });
  },
  async getAsset(ask, stage) {
    const params = { hash: await upload(stage, '0123456789'), name: 'pad.txt' };
    await stage.game({ poster_hash: params.hash });
    const { headers } = await ask(200, { params });
    await ask(304, { params, headers: { 'if-none-match': String(headers.etag) } });
    await ask(206, { params, headers: { range: 'bytes=2-4' } });
    await ask(416, { params, headers: { range: 'bytes=10-' } });
    const unknown = { ...params, hash: NO_HASH };
    await ask('NOT_SIGNED_IN', { params: unknown });
    await ask('FILE_NOT_FOUND', { params: unknown, headers: stage.site.cookieOf('user') });
    await ask('BANNED', { params: unknown, headers: stage.site.cookieOf('banned') });
    const temporary = stage.site.cookieOf('temporary');
    await ask('PASSWORD_CHANGE_REQUIRED', { params: unknown, headers: temporary });
    await ask('LINK_INVALID', { params, query: { link: 'forged' } });
  },
} satisfies Scenarios;

async function upload({ site }: Stage, content: string): Promise<string> {
  const { body, headers } = await formOf(content);
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/assets',
    payload: body,
    headers: { ...headers, ...site.cookieOf('admin') },
  });
  const [file] = answer.json<{ hash: string }[]>();
  return file?.hash ?? '';
}
