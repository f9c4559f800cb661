import { createServer } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../../scripts/lib/free-port.ts';
import { loadConfig } from '../../config.ts';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createFakeEngine } from '../containers/testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from '../containers/testing/test-site.ts';
import { openClient, refusalOf } from './testing/client.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine((socket) => void socket.end('ahoy'));
const site = await createContainerSite(database, fake.engine, {
  config: { proxy: { ...loadConfig({}).proxy, portMapping: 'PlatformProxy' } },
});
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });

const NOT_FOUND = { status: 404, code: 'NOT_FOUND' };

let gameId: number;
let challengeIds: number[];
let player: Actor;
/** The entry of a running instance. */
let entry: string;
let name: string;
let port: number;

beforeEach(async () => {
  site.clock.set(Date.now());
  // One that nothing else gets once the instance has ended.
  port = await freePort();
  fake.state.port = port;
  gameId = await site.game();
  challengeIds = [await site.challenge(gameId), await site.challenge(gameId)];
  const team = await site.team(gameId, 1);
  player = team.users[0] ?? site.admin;
  entry = await start(0);
  name = (await site.rows()).find((row) => row.entry === entry)?.engine_name ?? '';
  // Past the pause between a start and a stop.
  site.clock.advance(MINUTE);
});

const pathOf = (index: number) => containerPath(gameId, challengeIds[index] ?? 0);

async function start(index: number): Promise<string> {
  const answer = await site.request(player, 'POST', pathOf(index));
  expect(answer.json()).toMatchObject({ status: 'Running' });
  return answer.json().entry;
}

const urlOf = (of: string) => `${origin.replace('http', 'ws')}/api/proxy/${of}`;

/** What the entry of an instance leads to. */
async function textOf(of: string): Promise<string> {
  const client = await openClient(urlOf(of));
  await client.closed;
  return client.text();
}

/** Gives an address to something else while `work` runs; returns how often it was connected to. */
async function whileTaken(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await work();
  await new Promise((resolve) => server.close(resolve));
  return count;
}

describe('the entry of an instance does not lead to what has its address by now', () => {
  test('while it is removed', async () => {
    const remove = fake.engine.remove.bind(fake.engine);
    let refusal: unknown;
    let connections: unknown;
    vi.spyOn(fake.engine, 'remove').mockImplementationOnce(async (which) => {
      await remove(which);
      connections = await whileTaken(async () => (refusal = await refusalOf(urlOf(entry))));
    });
    expect((await site.request(player, 'DELETE', pathOf(0))).statusCode).toBe(200);
    expect(refusal).toEqual(NOT_FOUND);
    expect(connections).toBe(0);
  });

  test('after its program has ended', async () => {
    fake.crash(name);
    const next = await start(1);
    expect(await textOf(next)).toBe('ahoy');
    expect(await refusalOf(urlOf(entry))).toEqual(NOT_FOUND);
  });

  test('when that was given away while the connection was made', async () => {
    const find = site.proxy.find.bind(site.proxy);
    vi.spyOn(site.proxy, 'find').mockImplementationOnce(async (...of) => {
      const target = await find(...of);
      await db.deleteFrom('containers').where('entry', '=', entry).execute();
      return target;
    });
    expect(await refusalOf(urlOf(entry))).toEqual(NOT_FOUND);
  });
});

describe('an instance that was to be removed', () => {
  test('is connected to again when the engine could not do so', async () => {
    fake.state.isAway = true;
    const answer = await site.request(player, 'DELETE', pathOf(0));
    fake.state.isAway = false;
    expect(answer.json()).toMatchObject({ code: 'CONTAINER_FAILED' });
    expect(await textOf(entry)).toBe('ahoy');
  });

  test('is removed by a sweep when the process that did so has ended', async () => {
    await db
      .updateTable('containers')
      .set({ closed_at: new Date(site.clock()) })
      .execute();
    await site.containers.sweepAll();
    expect(fake.names()).toContain(name);
    site.clock.advance(MINUTE);
    await site.containers.sweepAll();
    expect(fake.names()).toEqual([]);
    expect(await site.rows()).toEqual([]);
  });
});
