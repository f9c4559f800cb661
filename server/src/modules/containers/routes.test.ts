import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createFakeEngine, ENDING_IMAGE, MISSING_IMAGE, USAGE } from './testing/fake-engine.ts';
import { talk } from './testing/tcp.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);

let gameId: number;
let challengeId: number;
let path: string;
let team: Awaited<ReturnType<typeof site.team>>;
let player: Actor;

beforeEach(async () => {
  site.clock.set(Date.now());
  await db.deleteFrom('containers').execute();
  for (const name of fake.names()) await fake.engine.remove(name);
  gameId = await site.game({ container_limit: 2 });
  challengeId = await site.challenge(gameId);
  path = containerPath(gameId, challengeId);
  team = await site.team(gameId, 2);
  player = team.users[0] ?? site.admin;
});

async function start(at: string = path, by: Actor = player) {
  return site.request(by, 'POST', at);
}

async function setPolicy(policy: object): Promise<void> {
  const answer = await site.request(site.admin, 'PUT', '/api/admin/config', {
    containerPolicy: policy,
  });
  expect(answer.statusCode).toBe(200);
}

describe('createContainer', () => {
  test('starts a container that serves, and tells the team and monitors', async () => {
    const answer = await start();
    expect(answer.json()).toMatchObject({
      status: 'Running',
      entry: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      expectStopAt: site.clock() + 120 * MINUTE,
    });
    const opened = await site.request(
      player,
      'GET',
      `/api/game/${gameId}/challenges/${challengeId}`,
    );
    expect(opened.json().context).toMatchObject({
      closeTime: site.clock() + 120 * MINUTE,
      instanceEntry: answer.json().entry,
    });
    expect(await site.events(gameId)).toEqual(['ContainerStart']);
  });

  test('gives the container the flag of the team, opened before or not', async () => {
    const own = await site.challenge(gameId, { type: 'DynamicContainer' });
    await site.tell({ topic: 'game', gameId, body: {} });
    const answer = await start(containerPath(gameId, own));
    const [host = '', port] = answer.json().entry.split(':');
    const flag = await talk({ host, port: Number(port) });
    expect(flag).toMatch(/^flag\{/);
    const submitted = await site.request(player, 'POST', `/api/game/${gameId}/challenges/${own}`, {
      flag,
    });
    const status = `/api/game/${gameId}/challenges/${own}/status/${submitted.body}`;
    expect((await site.request(player, 'GET', status)).json()).toBe('Accepted');
  });

  test('starts one for two members who ask at the same time', async () => {
    const [one, other] = team.users;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => start(path, index % 2 === 0 ? one : other)),
    );
    const codes = answers.map(({ statusCode, body }) =>
      statusCode === 200 ? 200 : JSON.parse(body).code,
    );
    expect(codes.filter((code) => code !== 'CONTAINER_RUNNING')).toEqual([200]);
    expect(fake.names()).toHaveLength(1);
  });

  test('keeps to the limit of the game, also for requests at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => site.challenge(gameId)));
    await site.tell({ topic: 'game', gameId, body: {} });
    const answers = await Promise.all(others.map((id) => start(containerPath(gameId, id))));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json().code)).toEqual(['CONTAINER_LIMIT_REACHED']);
    expect(fake.names()).toHaveLength(2);
  });

  test('ends the oldest one at the limit where the site says so', async () => {
    await setPolicy({ autoDestroyOnLimitReached: true });
    const others = await Promise.all([1, 2].map(() => site.challenge(gameId)));
    await site.tell({ topic: 'game', gameId, body: {} });
    await start();
    const [first] = fake.names();
    for (const id of others) {
      site.clock.advance(1000);
      expect((await start(containerPath(gameId, id))).statusCode).toBe(200);
    }
    await site.containers.sweepAll();
    expect(fake.names()).toHaveLength(2);
    expect(fake.names()).not.toContain(first);
    expect(await site.events(gameId)).toEqual([
      ...Array(3).fill('ContainerStart'),
      'ContainerDestroy',
    ]);
    await setPolicy({ autoDestroyOnLimitReached: false });
  });

  test('says why it could not be started, and forgets that at the next start', async () => {
    const missing = await site.challenge(gameId, { container_image: MISSING_IMAGE });
    await site.tell({ topic: 'game', gameId, body: {} });
    const refused = await start(containerPath(gameId, missing));
    expect(refused.json()).toMatchObject({ code: 'CONTAINER_FAILED' });
    const url = `/api/game/${gameId}/challenges/${missing}`;
    const { context } = (await site.request(player, 'GET', url)).json();
    expect(context).toMatchObject({
      instanceEntry: null,
      container: { status: 'Destroyed', failure: 'ImageUnavailable' },
    });
    await db
      .updateTable('challenges')
      .set({ container_image: 'harbour/echo' })
      .where('id', '=', missing)
      .execute();
    site.clock.advance(11_000);
    expect((await start(containerPath(gameId, missing))).json()).toMatchObject({
      status: 'Running',
    });
    expect(await site.rows()).toHaveLength(1);
  });

  test('makes the next start or stop wait ten seconds', async () => {
    await start();
    const early = await site.request(player, 'DELETE', path);
    expect(early.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(early.headers['retry-after']).toBe('10');
    site.clock.advance(10_000);
    expect((await site.request(player, 'DELETE', path)).statusCode).toBe(200);
    expect((await start()).json()).toMatchObject({ code: 'RATE_LIMITED' });
    site.clock.advance(10_000);
    expect((await start()).statusCode).toBe(200);
  });
});

describe('extendContainer', () => {
  test('adds once for two requests at the same time, within the window only', async () => {
    const begun = site.clock();
    await start();
    site.clock.set(begun + 110 * MINUTE - 1000);
    const early = await site.request(player, 'POST', `${path}/extend`);
    expect(early.json()).toMatchObject({ code: 'EXTENSION_TOO_EARLY' });
    site.clock.set(begun + 110 * MINUTE);
    const answers = await Promise.all(
      [1, 2].map(() => site.request(player, 'POST', `${path}/extend`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const done = answers.find(({ statusCode }) => statusCode === 200);
    expect(done?.json().expectStopAt).toBe(begun + 240 * MINUTE);
  });
});

describe('deleteContainer', () => {
  test('destroys what a member started, once, whoever else asks at the same time', async () => {
    await start();
    site.clock.advance(10_000);
    const [, other] = team.users;
    const answers = await Promise.all([
      site.request(player, 'DELETE', path),
      site.request(other ?? null, 'DELETE', path),
    ]);
    // The second one may be so late that there is none.
    for (const answer of answers)
      expect(answer.statusCode === 200 || answer.json().code === 'CONTAINER_NOT_FOUND').toBe(true);
    expect(fake.names()).toEqual([]);
    expect(await site.rows()).toEqual([]);
    expect(await site.events(gameId)).toEqual(['ContainerStart', 'ContainerDestroy']);
  });

  test('keeps the container when the engine cannot remove it', async () => {
    await start();
    site.clock.advance(10_000);
    fake.state.isAway = true;
    const refused = await site.request(player, 'DELETE', path);
    fake.state.isAway = false;
    expect(refused.json()).toMatchObject({ code: 'CONTAINER_FAILED' });
    expect((await site.rows()).map(({ status }) => status)).toEqual(['Running']);
  });
});

describe('listOwnInstances', () => {
  test("lists the team's own, and says how many it may have", async () => {
    await start();
    const other = await site.team(gameId);
    await start(path, other.users[0]);
    const answer = await site.request(player, 'GET', `/api/ext/game/${gameId}/instances`);
    expect(answer.json()).toMatchObject({
      limit: 2,
      data: [{ challengeId, container: { status: 'Running' } }],
    });
  });
});

describe('for staff', () => {
  test('lists the running ones of teams, and with `all` test containers too', async () => {
    await start();
    const url = `/api/edit/games/${gameId}/challenges/${challengeId}/container`;
    expect((await site.request(site.admin, 'POST', url)).json()).toMatchObject({
      status: 'Running',
    });
    const list = async (query = '') =>
      (await site.request(site.admin, 'GET', `/api/admin/instances${query}`)).json();
    expect(await list()).toMatchObject({ total: 1, data: [{ team: { id: team.teamId } }] });
    expect((await list('?all=true')).data).toHaveLength(2);
  });

  test('does not list what was given up and is not removed yet', async () => {
    await start();
    const list = async () =>
      (await site.request(site.admin, 'GET', '/api/admin/instances?all=true')).json();
    expect(await list()).toMatchObject({ total: 1 });
    await db.updateTable('containers').set({ status: 'Ending' }).execute();
    expect(await list()).toMatchObject({ total: 0, data: [] });
  });

  test('puts a new test container in the place of the old one', async () => {
    const url = `/api/edit/games/${gameId}/challenges/${challengeId}`;
    await site.request(site.admin, 'POST', `${url}/container`);
    await site.request(site.admin, 'POST', `${url}/container`);
    await site.containers.sweepAll();
    expect(fake.names()).toHaveLength(1);
    expect((await site.request(site.admin, 'GET', url)).json().testContainer).toMatchObject({
      status: 'Running',
    });
    await site.request(site.admin, 'DELETE', `${url}/container`);
    expect(fake.names()).toEqual([]);
  });

  test('destroys an instance, and writes the event', async () => {
    await start();
    const [row] = await site.rows();
    await site.request(site.admin, 'DELETE', `/api/admin/instances/${row?.id}`);
    expect(fake.names()).toEqual([]);
    expect(await site.events(gameId)).toEqual(['ContainerStart', 'ContainerDestroy']);
    // The team need not wait for longer than after its own start.
    site.clock.advance(10_000);
    expect((await start()).statusCode).toBe(200);
  });

  test('shows what an instance has written, as plain text, and what it takes', async () => {
    await start();
    const [row] = await site.rows();
    const name = row?.engine_name ?? '';
    fake.setLog(name, `one\ntwo\n\u001B[31mthree\u001B[0m\u0007\n`);
    const read = async (what: string) =>
      (await site.request(site.admin, 'GET', `/api/ext/admin/instances/${row?.id}/${what}`)).json();
    expect(await read('log?lines=2')).toEqual({ log: 'two\nthree\n' });
    fake.setLog(name, 'x'.repeat(200_000));
    expect((await read('log')).log).toHaveLength(65_536);
    expect(await read('load')).toEqual({
      processors: USAGE.processors,
      processorLimit: expect.any(Number),
      memoryBytes: USAGE.memoryBytes,
      memoryLimitBytes: expect.any(Number),
    });
    fake.crash(name);
    expect(Object.values(await read('load'))).toEqual([null, null, null, null]);
  });

  test('shows what one has written that could not be started, for as long as its failure', async () => {
    const url = `/api/edit/games/${gameId}/challenges/${challengeId}`;
    await site.request(site.admin, 'PUT', url, { containerImage: ENDING_IMAGE });
    await site.request(site.admin, 'POST', `${url}/container`);
    const { testContainer } = (await site.request(site.admin, 'GET', url)).json();
    expect(testContainer).toMatchObject({ failure: 'Exited' });
    expect(fake.names()).toEqual([]);
    const log = `/api/ext/admin/instances/${testContainer.id}/log`;
    expect((await site.request(site.admin, 'GET', log)).json()).toEqual({ log: 'listening\n' });
    site.clock.advance(10 * 60_000);
    await site.containers.sweepAll();
    expect((await site.request(site.admin, 'GET', log)).statusCode).toBe(404);
  });
});
