import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createFakeEngine, MISSING_IMAGE, SLOW_IMAGE } from './testing/fake-engine.ts';
import { createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);
const IMAGE = 'harbour/echo';

beforeEach(async () => {
  site.clock.set(Date.now());
  await db.deleteFrom('games').execute();
  await db.deleteFrom('container_images').execute();
});

const inMinutes = (minutes: number) => new Date(site.clock() + minutes * MINUTE);

async function game(startsIn: number, images: readonly string[], fields: object = {}) {
  const gameId = await site.game({ starts_at: inMinutes(startsIn), ends_at: inMinutes(600) });
  for (const container_image of images)
    await site.challenge(gameId, { container_image, ...fields });
  return gameId;
}

/** The states of a game's images, by name. */
async function states(gameId: number): Promise<Record<string, string>> {
  const answer = await site.request(site.admin, 'GET', `/api/ext/game/${gameId}/images`);
  const { data }: { data: { image: string; state: string }[] } = answer.json();
  return Object.fromEntries(data.map(({ image, state }) => [image, state]));
}

describe('images', () => {
  test('are pulled half an hour before the start, not earlier', async () => {
    const gameId = await game(31, [IMAGE, MISSING_IMAGE]);
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'NotChecked', [MISSING_IMAGE]: 'NotChecked' });
    site.clock.advance(MINUTE);
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'Ready', [MISSING_IMAGE]: 'Unavailable' });
  });

  test('of a challenge that is enabled while the game runs are pulled soon', async () => {
    site.containers.start();
    const gameId = await game(-10, [IMAGE], { enabled: false });
    expect(await states(gameId)).toEqual({});
    await db.updateTable('challenges').set({ enabled: true }).execute();
    await site.tell({ topic: 'game', gameId, body: {} });
    await expect.poll(() => states(gameId)).toEqual({ [IMAGE]: 'Ready' });
  });

  test('are said to be pulled while they are', async () => {
    const gameId = await game(10, [SLOW_IMAGE]);
    const prepared = site.containers.prepareImages();
    await expect.poll(() => states(gameId)).toEqual({ [SLOW_IMAGE]: 'Pulling' });
    await expect
      .poll(() => {
        fake.finishPull();
        return states(gameId);
      })
      .toEqual({ [SLOW_IMAGE]: 'Ready' });
    await prepared;
  });

  test('are looked at again: soon when they were missing, and not while the engine is away', async () => {
    const gameId = await game(10, [IMAGE]);
    fake.state.isAway = true;
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'NotChecked' });
    fake.state.isAway = false;
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'Ready' });
    await db.updateTable('container_images').set({ state: 'Unavailable' }).execute();
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'Unavailable' });
    site.clock.advance(2 * MINUTE);
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'Ready' });
  });

  test('of an ended game are not pulled', async () => {
    const gameId = await game(-10, [IMAGE]);
    await db
      .updateTable('games')
      .set({ ends_at: inMinutes(-1) })
      .execute();
    await site.containers.prepareImages();
    expect(await states(gameId)).toEqual({ [IMAGE]: 'NotChecked' });
  });
});
