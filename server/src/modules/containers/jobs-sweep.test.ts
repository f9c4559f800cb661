import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { specOf } from './testing/engine-suite.ts';
import { createFakeEngine, SLOW_IMAGE } from './testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);

let gameId: number;
let challengeId: number;
let team: Awaited<ReturnType<typeof site.team>>;
let player: Actor;

beforeEach(async () => {
  site.clock.set(Date.now());
  await db.deleteFrom('containers').execute();
  for (const name of fake.names()) await fake.engine.remove(name);
  gameId = await site.game();
  challengeId = await site.challenge(gameId);
  team = await site.team(gameId);
  player = team.users[0] ?? site.admin;
  const answer = await site.request(player, 'POST', containerPath(gameId, challengeId));
  expect(answer.statusCode).toBe(200);
});

/** What is left after a sweep. */
async function left(): Promise<{ containers: string[]; rows: string[] }> {
  await site.containers.sweepAll();
  return { containers: fake.names(), rows: (await site.rows()).map(({ status }) => status) };
}

const NOTHING = { containers: [], rows: [] };

const edit = () => `/api/edit/games/${gameId}`;

describe('ends containers', () => {
  test('whose time is over, with an event', async () => {
    site.clock.advance(120 * MINUTE);
    expect(await left()).toEqual(NOTHING);
    expect(await site.events(gameId)).toEqual(['ContainerStart', 'ContainerDestroy']);
  });

  test('of a deleted game', async () => {
    await site.request(site.admin, 'DELETE', edit());
    expect(await left()).toEqual(NOTHING);
  });

  test('of a deleted challenge', async () => {
    await site.request(site.admin, 'DELETE', `${edit()}/challenges/${challengeId}`);
    expect(await left()).toEqual(NOTHING);
  });

  test('of a disabled challenge', async () => {
    const change = { isEnabled: false };
    await site.request(site.admin, 'PUT', `${edit()}/challenges/${challengeId}`, change);
    expect(await left()).toEqual(NOTHING);
  });

  test.each(['Suspended', 'Rejected', 'Pending'])('of a team that is %s', async (status) => {
    const url = `/api/admin/participation/${team.participationId}`;
    await site.request(site.admin, 'PUT', url, { status });
    expect(await left()).toEqual(NOTHING);
  });

  test('of a team that is closed', async () => {
    await db
      .updateTable('teams')
      .set({ captain_id: null, closed_at: new Date() })
      .where('id', '=', team.teamId)
      .execute();
    expect(await left()).toEqual(NOTHING);
  });

  test('of a deleted team', async () => {
    await db.deleteFrom('participations').where('id', '=', team.participationId).execute();
    expect(await left()).toEqual(NOTHING);
  });

  test('of a game that ended without practice', async () => {
    const ended = { ends_at: new Date(site.clock() - 1) };
    await db.updateTable('games').set(ended).where('id', '=', gameId).execute();
    expect(await left()).toEqual(NOTHING);
  });

  test('but not of a game that ended with practice', async () => {
    const ended = { ends_at: new Date(site.clock() - 1), practice_mode: true };
    await db.updateTable('games').set(ended).where('id', '=', gameId).execute();
    await site.containers.sweepAll();
    expect(fake.names()).toHaveLength(1);
  });

  test('soon after the change, without waiting for the next minute', async () => {
    // A site of its own, because it continues to sweep on its timer.
    const running = await createContainerSite(database, fake.engine);
    running.containers.start();
    await site.request(site.admin, 'DELETE', edit());
    await expect.poll(() => fake.names()).toEqual([]);
    await running.containers.stop();
  });
});

describe('makes rows and containers agree', () => {
  test('removes a container without a row', async () => {
    await fake.engine.start(specOf({ servingImage: 'harbour/echo', port: 80 }));
    await site.containers.sweepAll();
    expect(fake.names()).toEqual((await site.rows()).map(({ engine_name }) => engine_name));
  });

  test('removes the row of a container that is gone, with an event', async () => {
    const [name = ''] = fake.names();
    await fake.engine.remove(name);
    expect(await left()).toEqual(NOTHING);
    expect(await site.events(gameId)).toEqual(['ContainerStart', 'ContainerDestroy']);
  });

  test('removes a container whose program ended', async () => {
    const [name = ''] = fake.names();
    fake.crash(name);
    expect(await left()).toEqual(NOTHING);
  });

  test('keeps all while the engine is away, and loses nothing', async () => {
    fake.state.isAway = true;
    await site.containers.sweepAll();
    fake.state.isAway = false;
    expect(await site.rows()).toHaveLength(1);
    await site.containers.sweepAll();
    expect(fake.names()).toHaveLength(1);
  });

  test('starts what a process that has ended has left, also when its container is there', async () => {
    const slow = await site.challenge(gameId, { container_image: 'harbour/echo' });
    const row = {
      id: '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f',
      engine_name: 'left-by-another',
      is_test: false,
      participation_id: team.participationId,
      challenge_id: slow,
      user_id: player.userId,
      failure: null,
      image: 'harbour/echo',
      flag: null,
      started_at: new Date(site.clock()),
      stop_at: new Date(site.clock() + 120 * MINUTE),
      claimed_until: new Date(site.clock() - 1),
    };
    await db.insertInto('containers').values(row).execute();
    await fake.engine.start({ ...specOf({ servingImage: '', port: 80 }), name: row.engine_name });
    await site.containers.sweepAll();
    await site.containers.settled(row.id, MINUTE);
    const rows = await site.rows();
    expect(rows.map(({ status }) => status)).toEqual(['Running', 'Running']);
    expect(fake.names().toSorted()).toEqual(rows.map((each) => each.engine_name).toSorted());
  });

  test('does not touch what another process is starting', async () => {
    const slow = await site.challenge(gameId, { container_image: SLOW_IMAGE });
    await site.tell({ topic: 'game', gameId, body: {} });
    const answer = await site.request(player, 'POST', containerPath(gameId, slow));
    expect(answer.json()).toMatchObject({ status: 'Pending', entry: '' });
    await site.containers.sweepAll();
    expect((await site.rows()).map(({ status }) => status).toSorted()).toEqual([
      'Pending',
      'Running',
    ]);
    await expect.poll(fake.isPulling).toBe(true);
    const pending = (await site.rows()).find(({ status }) => status === 'Pending');
    fake.finishPull();
    await site.containers.settled(pending?.id ?? '', MINUTE);
    expect((await site.rows()).map(({ status }) => status)).toEqual(['Running', 'Running']);
  });

  test('removes the container of a start that was given up meanwhile', async () => {
    const slow = await site.challenge(gameId, { container_image: SLOW_IMAGE });
    await site.tell({ topic: 'game', gameId, body: {} });
    await site.request(player, 'POST', containerPath(gameId, slow));
    await expect.poll(fake.isPulling).toBe(true);
    site.clock.advance(10_000);
    await site.request(player, 'DELETE', containerPath(gameId, slow));
    fake.finishPull();
    await expect.poll(() => fake.names()).toHaveLength(1);
    expect(await site.rows()).toHaveLength(1);
  });
});

test('a container that somebody is ending is not taken for one that crashed', async () => {
  site.clock.advance(MINUTE);
  const remove = fake.engine.remove.bind(fake.engine);
  vi.spyOn(fake.engine, 'remove').mockImplementationOnce(async (name) => {
    fake.crash(name);
    await site.containers.sweepAll();
    await remove(name);
  });
  const answer = await site.request(player, 'DELETE', containerPath(gameId, challengeId));
  expect(answer.statusCode).toBe(200);
  expect(await site.rows()).toEqual([]);
});

describe('what the sweep of another process has removed meanwhile', () => {
  beforeEach(() => {
    site.clock.advance(MINUTE);
    const remove = fake.engine.remove.bind(fake.engine);
    vi.spyOn(fake.engine, 'remove').mockImplementationOnce(async (name) => {
      await remove(name);
      await db.deleteFrom('containers').where('engine_name', '=', name).execute();
    });
  });

  test('has been ended, for its team', async () => {
    const answer = await site.request(player, 'DELETE', containerPath(gameId, challengeId));
    expect(answer.statusCode).toBe(200);
  });

  test('has been ended, for staff', async () => {
    const [row] = await site.rows();
    const url = `/api/admin/instances/${row?.id}`;
    expect((await site.request(site.admin, 'DELETE', url)).statusCode).toBe(200);
  });
});
