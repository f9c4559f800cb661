import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const site = await createGameSite(await createTestDatabase());

test('pictures that pages do not show are listed by challenge, however slow a statement is to read', async () => {
  const gameId = await site.makeGame({});
  const write = async (title: string, content: string) => {
    const id = await site.makeChallenge(gameId, { title });
    await site.staff('PUT', `/api/edit/games/${gameId}/challenges/${id}`, { content });
    return id;
  };
  const address = 'https://pictures.example/map.png';
  const map = await write('Map', `![map](${address}) ![map](${address}) <img src="tide.png">`);
  await write('Own', `![own](/assets/${'a1'.repeat(32)}/own.png) \`![a](b.png)\``);
  await write('Slow', `![a](b.png)${'['.repeat(60_000)}`);
  const last = await write('Last', '![a][1]\n\n[1]: /files/b.png');
  const path = `/api/ext/game/${gameId}/hidden-pictures`;
  const listed = {
    data: [
      { challengeId: map, title: 'Map', addresses: [address, 'tide.png'] },
      { challengeId: last, title: 'Last', addresses: ['/files/b.png'] },
    ],
  };
  const timed = async () => {
    const started = performance.now();
    expect(await site.staff('GET', path)).toEqual(listed);
    return performance.now() - started;
  };
  // The first read waits until the slow statement is given up; what was read once is remembered.
  const first = await timed();
  expect(await timed()).toBeLessThan(first / 2);
  const monitor = await site.makeUser('monitor', 'Monitor');
  expect((await site.request(monitor, 'GET', path)).statusCode).toBe(403);
});
