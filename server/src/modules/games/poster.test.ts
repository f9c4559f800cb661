import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formOf } from '../../contract/form.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const site = await createGameSite(database);

function picture(background: string, width = 40) {
  return sharp({ create: { width, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

async function send(gameId: number, content: Uint8Array) {
  const { body, headers } = await formOf(Buffer.from(content), 'file', { name: 'a.png' });
  const path = `/api/edit/games/${gameId}/poster`;
  return site.request(site.admin, 'PUT', path, undefined, { headers, payload: body });
}

/** Where players see it. */
async function shown(gameId: number): Promise<string | null> {
  return (await site.request(null, 'GET', `/api/game/${gameId}`)).json().poster;
}

async function statusOf(url: string): Promise<number> {
  return (await site.request(null, 'GET', url)).statusCode;
}

test('is shown to everybody, as WebP of its own shape', async () => {
  const gameId = await site.makeGame();
  const url = (await send(gameId, await picture('#f00'))).json();
  expect(await shown(gameId)).toBe(url);
  expect((await site.staff('GET', `/api/edit/games/${gameId}`)).poster).toBe(url);
  const { rawPayload, headers } = await site.request(null, 'GET', url);
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
});

test('replaces the one before, whose file is deleted unless another game shows it', async () => {
  const [one, other] = [await site.makeGame(), await site.makeGame()];
  const shared = (await send(one, await picture('#0f0'))).json();
  await send(other, await picture('#0f0'));
  await send(one, await picture('#00f'));
  expect(await statusOf(shared)).toBe(200);
  await send(other, await picture('#00f'));
  expect(await statusOf(shared)).toBe(401);
});

test('stays when the new one is refused, and when the settings of the game are saved', async () => {
  const gameId = await site.makeGame();
  const url = (await send(gameId, await picture('#123'))).json();
  expect((await send(gameId, Buffer.from('no picture'))).json().code).toBe('IMAGE_INVALID');
  await site.staff('PUT', `/api/edit/games/${gameId}`, { title: 'Regatta' });
  expect(await shown(gameId)).toBe(url);
});

test('is removed with its file', async () => {
  const gameId = await site.makeGame();
  const url = (await send(gameId, await picture('#456'))).json();
  await site.staff('DELETE', `/api/ext/game/${gameId}/poster`);
  expect(await shown(gameId)).toBeNull();
  expect(await statusOf(url)).toBe(401);
  await site.staff('DELETE', `/api/ext/game/${gameId}/poster`);
});

test('of changes in parallel keeps one, with one file', async () => {
  const gameId = await site.makeGame();
  const colours = ['#701', '#702', '#703', '#704'];
  const answers = await Promise.all(
    colours.map(async (colour) => send(gameId, await picture(colour))),
  );
  const urls = answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json());
  const statuses = await Promise.all(urls.map(statusOf));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await statusOf((await shown(gameId)) ?? '')).toBe(200);
});
