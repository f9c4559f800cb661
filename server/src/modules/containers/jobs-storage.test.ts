import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const MEGABYTE = 2 ** 20;
const LIMIT = 64;

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);

let gameId: number;
let challengeId: number;
let player: Actor;

beforeEach(async () => {
  site.clock.set(Date.now());
  await db.deleteFrom('containers').execute();
  for (const name of fake.names()) await fake.engine.remove(name);
  gameId = await site.game();
  challengeId = await site.challenge(gameId, { storage_limit: LIMIT });
  player = (await site.team(gameId)).users[0] ?? site.admin;
});

const start = () => site.request(player, 'POST', containerPath(gameId, challengeId));

/** Starts a container that has written so much. */
async function startWith(bytes: number): Promise<string> {
  expect((await start()).json()).toMatchObject({ status: 'Running' });
  const [row] = await site.rows();
  fake.setLog(row?.engine_name ?? '', 'disk is filling\n');
  fake.setBytes(row?.engine_name ?? '', bytes);
  return row?.id ?? '';
}

const rows = async () => (await site.rows()).map(({ status, failure }) => [status, failure]);

const OVER = [['Failed', 'StorageExceeded']];

describe('a container that has written more than it may', () => {
  test('is ended, and says so to its team and to staff', async () => {
    const id = await startWith(LIMIT * MEGABYTE + 1);
    await site.containers.checkStorage();
    expect(fake.names()).toEqual([]);
    expect(await rows()).toEqual(OVER);
    expect(await site.events(gameId)).toEqual(['ContainerStart', 'ContainerDestroy']);

    const path = `/api/game/${gameId}/challenges/${challengeId}`;
    const { context } = (await site.request(player, 'GET', path)).json();
    expect(context).toMatchObject({
      instanceEntry: null,
      container: { status: 'Destroyed', failure: 'StorageExceeded', entry: '' },
    });
    const list = '/api/admin/instances?all=true';
    expect((await site.request(site.admin, 'GET', list)).json().data).toMatchObject([
      { containerGuid: id, failure: 'StorageExceeded', port: 0 },
    ]);
    const log = await site.request(site.admin, 'GET', `/api/ext/admin/instances/${id}/log`);
    expect(log.json()).toEqual({ log: 'disk is filling\n' });
    const lines = (await site.request(site.admin, 'GET', '/api/admin/logs?count=5')).json();
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining(`${LIMIT} MB`) as unknown }),
    );
  });

  test('is replaced by a new one', async () => {
    await startWith(LIMIT * MEGABYTE + 1);
    await site.containers.checkStorage();
    site.clock.advance(MINUTE);
    expect((await start()).json()).toMatchObject({ status: 'Running', failure: null });
    expect(await rows()).toEqual([['Running', null]]);
  });

  test('says so until it would have ended, and is ended once', async () => {
    await startWith(LIMIT * MEGABYTE + 1);
    await site.containers.checkStorage();
    site.clock.advance(100 * MINUTE);
    await site.containers.sweepAll();
    expect(await rows()).toEqual(OVER);
    site.clock.advance(20 * MINUTE);
    await site.containers.sweepAll();
    expect(await rows()).toEqual([]);
    expect(await site.events(gameId)).toEqual(['ContainerStart', 'ContainerDestroy']);
  });

  test('is removed by the sweep when the engine was away', async () => {
    await startWith(LIMIT * MEGABYTE + 1);
    const remove = vi.spyOn(fake.engine, 'remove').mockRejectedValue(new Error('It is away.'));
    await site.containers.checkStorage();
    remove.mockRestore();
    expect(fake.names()).toHaveLength(1);
    await site.containers.sweepAll();
    expect(fake.names()).toEqual([]);
    expect(await rows()).toEqual(OVER);
  });

  test('is said to have ended for that when the engine has ended it', async () => {
    await startWith(0);
    fake.evict(fake.names()[0] ?? '');
    await site.containers.sweepAll();
    expect(fake.names()).toEqual([]);
    expect(await rows()).toEqual(OVER);
  });
});

test('a test container is measured too', async () => {
  const path = `/api/edit/games/${gameId}/challenges/${challengeId}/container`;
  await site.request(site.admin, 'POST', path);
  fake.setBytes(fake.names()[0] ?? '', LIMIT * MEGABYTE + 1);
  await site.containers.checkStorage();
  expect(fake.names()).toEqual([]);
  expect(await rows()).toEqual(OVER);
  expect(await site.events(gameId)).toEqual([]);
});

test('as much as it may is not too much', async () => {
  await startWith(LIMIT * MEGABYTE);
  await site.containers.checkStorage();
  expect(await rows()).toEqual([['Running', null]]);
});

test('0 is no limit', async () => {
  await startWith(LIMIT * MEGABYTE);
  await db.updateTable('challenges').set({ storage_limit: 0 }).execute();
  await site.containers.checkStorage();
  expect(await rows()).toEqual([['Running', null]]);
});
