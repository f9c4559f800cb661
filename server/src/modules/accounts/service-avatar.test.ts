import { expect, test } from 'vitest';
import { formOf, PIXEL } from '../../contract/form.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const site = await createTestSite(database);

test('a picture is shown until it is removed, and a bad one leaves it in place', async () => {
  const mira = { userName: 'Mira', email: 'mira@harbour.example', password: 'Tern-and-Gull-7' };
  const cookie = cookieOf(await site.call('POST', '/api/account/register', mira)) ?? '';
  const put = async (content: Parameters<typeof formOf>[0]) => {
    const { body, headers } = await formOf(content, 'file');
    const options = { cookie, payload: body, headers };
    return site.call('PUT', '/api/account/avatar', undefined, options);
  };
  const avatar = async () =>
    (await site.call('GET', '/api/account/profile', undefined, { cookie })).json().avatar;

  expect((await put(PIXEL)).statusCode).toBe(200);
  const shown = await avatar();
  expect(shown).toMatch(/^\/assets\/[0-9a-f]{64}\/avatar/);
  expect((await site.call('GET', shown)).statusCode).toBe(200);
  expect((await put('no picture')).json()).toMatchObject({ code: 'IMAGE_INVALID' });
  expect(await avatar()).toBe(shown);
  await site.call('DELETE', '/api/ext/account/avatar', undefined, { cookie });
  expect(await avatar()).toBeNull();
  expect((await site.call('GET', shown)).statusCode).toBe(401);
});
