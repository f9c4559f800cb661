import type { Socket } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { ProxiedConnection, Recorder } from '../containers/part-recorder.ts';
import { createFakeEngine } from '../containers/testing/fake-engine.ts';
import { containerPath, createContainerSite } from '../containers/testing/test-site.ts';
import { openClient, refusalOf } from './testing/client.ts';
import { MAX_MESSAGE_BYTES, SUBPROTOCOL } from './part-tunnel.ts';

const FLOOD_BYTES = 16 * 2 ** 20;

let sockets: Socket[] = [];
const fake = createFakeEngine((socket) => {
  sockets.push(socket);
  socket.once('data', (data) => {
    const word = data.toString();
    if (word === 'flood') return void socket.end(Buffer.alloc(FLOOD_BYTES));
    if (word === 'reset') return void socket.resetAndDestroy();
    socket.write(data);
    if (word === 'bye') return void socket.end();
    socket.pipe(socket);
  });
  socket.on('end', () => socket.end('the end'));
});
const database = await createTestDatabase();
const recorded: { connection: ProxiedConnection; log: string[] }[] = [];
const config = {
  proxy: {
    ...loadConfig({}).proxy,
    portMapping: 'PlatformProxy' as const,
    perContainer: 8,
    perTeam: 10,
  },
};
const site = await createContainerSite(database, fake.engine, {
  config,
  replace: {
    async openRecorder(connection): Promise<Recorder> {
      const log: string[] = [];
      recorded.push({ connection, log });
      return {
        sent: (data) => void log.push(`> ${data.toString()}`),
        received: (data) => void log.push(`< ${data.toString()}`),
        close: async () => void log.push('closed'),
      };
    },
  },
});
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
const socketOrigin = origin.replace('http', 'ws');

let gameId: number;
let challengeId: number;
let player: Actor;

beforeEach(async () => {
  site.clock.set(Date.now());
  sockets = [];
  gameId = await site.game();
  challengeId = await site.challenge(gameId);
  const team = await site.team(gameId, 1);
  player = team.users[0] ?? site.admin;
});

async function start(challenge = challengeId): Promise<string> {
  const answer = await site.request(player, 'POST', containerPath(gameId, challenge));
  expect(answer.json()).toMatchObject({ status: 'Running' });
  return answer.json().entry;
}

const urlOf = (entry: string) => `${socketOrigin}/api/proxy/${entry}`;

/** The row of the container that an entry opens. */
async function rowOf(entry: string) {
  return database.db
    .selectFrom('containers')
    .selectAll()
    .where('entry', '=', entry)
    .executeTakeFirstOrThrow();
}

describe('an instance behind the proxy', () => {
  test('has a secret entry, carries bytes both ways, and is known to probes', async () => {
    const entry = await start();
    expect(entry).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    const client = await openClient(urlOf(entry));
    client.socket.send('ahoy');
    await expect.poll(client.text).toBe('ahoy');
    client.socket.send(Buffer.from(' again'));
    await expect.poll(client.text).toBe('ahoy again');
    client.socket.close();
    expect((await site.app.inject(`/api/proxy/${entry}`)).statusCode).toBe(200);
    const shown = (await site.app.inject('/api/config')).json();
    expect(shown.portMapping).toBe('PlatformProxy');
  });

  test('is opened neither by its id nor by its name at the engine, whoever asks', async () => {
    const { id, engine_name: name } = await rowOf(await start());
    const guid = name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    for (const known of [id, name, guid]) {
      for (const path of [known, `noinst/${known}`]) {
        const url = `/api/proxy/${path}`;
        expect((await site.app.inject(url)).statusCode).toBe(404);
        for (const actor of [player, site.admin])
          expect((await site.request(actor, 'GET', url)).statusCode).toBe(404);
      }
    }
  });

  test('carries many connections at once, each its own bytes', async () => {
    const entry = await start();
    const clients = await Promise.all(Array.from({ length: 8 }, () => openClient(urlOf(entry))));
    for (const [index, { socket }] of clients.entries()) socket.send(`hand ${index}`);
    for (const [index, { text }] of clients.entries())
      await expect.poll(text).toBe(`hand ${index}`);
    for (const { socket } of clients) socket.close();
  });

  test('limits connections per container and per team, and frees their places', async () => {
    const entry = await start();
    const clients = await Promise.all(Array.from({ length: 8 }, () => openClient(urlOf(entry))));
    expect(await refusalOf(urlOf(entry))).toEqual({ status: 400, code: 'TOO_MANY_CONNECTIONS' });
    const second = await site.challenge(gameId);
    await site.tell({ topic: 'game', gameId, body: {} });
    const other = await start(second);
    clients.push(await openClient(urlOf(other)), await openClient(urlOf(other)));
    expect(await refusalOf(urlOf(other))).toMatchObject({ code: 'TOO_MANY_CONNECTIONS' });
    for (const { socket } of clients) socket.close();
    await Promise.all(clients.map(({ closed }) => closed));
    (await openClient(urlOf(entry))).socket.close();
  });

  test('refuses what does not exist or cannot be reached before the upgrade', async () => {
    const unknown = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';
    expect(await refusalOf(urlOf(unknown))).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await refusalOf(urlOf('nonsense'))).toEqual({ status: 404, code: 'NOT_FOUND' });
    const entry = await start();
    expect(await refusalOf(urlOf(`noinst/${entry}`))).toEqual({ status: 404, code: 'NOT_FOUND' });
    fake.crash((await rowOf(entry)).engine_name);
    expect(await refusalOf(urlOf(entry))).toEqual({ status: 418, code: 'INSTANCE_UNREACHABLE' });
  });

  test('closes as soon as it is destroyed', async () => {
    const entry = await start();
    const client = await openClient(urlOf(entry));
    site.clock.advance(10_000);
    await site.request(player, 'DELETE', containerPath(gameId, challengeId));
    expect(await client.closed).toEqual({ code: 4410, reason: 'INSTANCE_DESTROYED' });
    expect(await refusalOf(urlOf(entry))).toMatchObject({ status: 404 });
  });
});

describe('ends', () => {
  test('when the instance ends: all bytes come first, and no code', async () => {
    const client = await openClient(urlOf(await start()));
    client.socket.send('flood');
    expect(await client.closed).toEqual({ code: 1005, reason: '' });
    expect(client.bytes()).toBe(FLOOD_BYTES);
  });

  test('when the player closes: the instance sees the end', async () => {
    const client = await openClient(urlOf(await start()));
    client.socket.send('ahoy');
    await expect.poll(client.text).toBe('ahoy');
    client.socket.close();
    await expect.poll(() => sockets.at(-1)?.readableEnded).toBe(true);
  });

  test('each direction on its own with the subprotocol', async () => {
    const client = await openClient(urlOf(await start()), {}, [SUBPROTOCOL]);
    expect(client.socket.protocol).toBe(SUBPROTOCOL);
    client.socket.send('ahoy');
    await expect.poll(client.text).toBe('ahoy');
    client.socket.send('');
    expect(await client.closed).toEqual({ code: 1000, reason: '' });
    // The instance has heard the end, and its last words still came.
    expect(client.text()).toBe('ahoythe end');
    expect(client.hasEnded()).toBe(true);
  });

  test('of the instance first, and the player may go on', async () => {
    const client = await openClient(urlOf(await start()), {}, [SUBPROTOCOL]);
    client.socket.send('bye');
    await expect.poll(client.hasEnded).toBe(true);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    client.socket.send('');
    expect(await client.closed).toEqual({ code: 1000, reason: '' });
  });

  test('with a code of its own when the instance resets the connection', async () => {
    const client = await openClient(urlOf(await start()));
    client.socket.send('reset');
    expect(await client.closed).toEqual({ code: 4502, reason: 'INSTANCE_RESET' });
  });

  test('when a message is too long', async () => {
    const client = await openClient(urlOf(await start()));
    client.socket.send(Buffer.alloc(MAX_MESSAGE_BYTES + 1));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });
});

describe('who may connect', () => {
  const own = (actor: Actor) => ({ origin, headers: { 'x-test-user': actor.userId } });

  test('a page of the site needs a member of the team, or staff', async () => {
    const entry = await start();
    (await openClient(urlOf(entry), own(player))).socket.close();
    const other = await site.team(gameId);
    const [stranger = player] = other.users;
    const refused = { status: 403, code: 'FORBIDDEN' };
    expect(await refusalOf(urlOf(entry), own(stranger))).toEqual(refused);
    expect(await refusalOf(urlOf(entry), { origin })).toEqual(refused);
  });

  test('a page of another site needs a ticket, whoever visits it', async () => {
    const entry = await start();
    const foreign = { ...own(player), origin: 'https://elsewhere.example' };
    expect(await refusalOf(urlOf(entry), foreign)).toEqual({ status: 403, code: 'ORIGIN_REFUSED' });
    const made = await site.request(player, 'POST', `/api/ext/proxy/${entry}/ticket`);
    const { path, expiresAt } = made.json();
    (await openClient(`${socketOrigin}${path}`, foreign)).socket.close();
    site.clock.set(expiresAt);
    expect(await refusalOf(`${socketOrigin}${path}`, foreign)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a name that was made to point at the server opens nothing, also with a ticket', async () => {
    const entry = await start();
    const made = await site.request(player, 'POST', `/api/ext/proxy/${entry}/ticket`);
    const headers = { host: 'rebound.example', 'x-test-user': player.userId };
    for (const [url, from] of [
      [urlOf(entry), { headers, origin: 'http://rebound.example' }],
      [`${socketOrigin}${made.json().path}`, { headers }],
    ] as const)
      expect(await refusalOf(url, from)).toEqual({ status: 403, code: 'HOST_REFUSED' });
  });

  test('a ticket is for one container and is not made for strangers', async () => {
    const entry = await start();
    const second = await site.challenge(gameId);
    await site.tell({ topic: 'game', gameId, body: {} });
    const other = await start(second);
    const { ticket } = (
      await site.request(player, 'POST', `/api/ext/proxy/${entry}/ticket`)
    ).json();
    const wrong = `${urlOf(other)}?ticket=${ticket}`;
    expect(await refusalOf(wrong)).toEqual({ status: 403, code: 'FORBIDDEN' });
    const [stranger = player] = (await site.team(gameId)).users;
    const refused = await site.request(stranger, 'POST', `/api/ext/proxy/${entry}/ticket`);
    expect(refused.json()).toMatchObject({ code: 'CONTAINER_NOT_FOUND' });
  });

  test('staff get one for the id that they are shown, the team only for the entry', async () => {
    const entry = await start();
    const { id } = await rowOf(entry);
    const refused = await site.request(player, 'POST', `/api/ext/proxy/${id}/ticket`);
    expect(refused.json()).toMatchObject({ code: 'CONTAINER_NOT_FOUND' });
    const made = await site.request(site.admin, 'POST', `/api/ext/proxy/${id}/ticket`);
    // The entry would still open it once they are no longer staff.
    expect(made.json().path).toContain(`/api/proxy/${id}?ticket=`);
    (await openClient(`${socketOrigin}${made.json().path}`)).socket.close();
  });

  test('programs need a ticket too where the site says so', async () => {
    const entry = await start();
    const { ticket } = (
      await site.request(player, 'POST', `/api/ext/proxy/${entry}/ticket`)
    ).json();
    Object.assign(site.proxySettings, { requiresTicket: true });
    try {
      expect(await refusalOf(urlOf(entry))).toEqual({ status: 403, code: 'FORBIDDEN' });
      (await openClient(`${urlOf(entry)}?ticket=${ticket}`)).socket.close();
    } finally {
      Object.assign(site.proxySettings, { requiresTicket: false });
    }
  });
});

describe('a test container', () => {
  test('is reached at its own path, by staff with a ticket, and is not recorded', async () => {
    await database.db
      .updateTable('challenges')
      .set({ enable_traffic_capture: true })
      .where('id', '=', challengeId)
      .execute();
    const before = recorded.length;
    const url = `/api/edit/games/${gameId}/challenges/${challengeId}/container`;
    const entry = (await site.request(site.admin, 'POST', url)).json().entry;
    const made = await site.request(site.admin, 'POST', `/api/ext/proxy/${entry}/ticket`);
    expect(made.json().path).toContain('/api/proxy/noinst/');
    const client = await openClient(`${socketOrigin}${made.json().path}`);
    client.socket.send('ahoy');
    await expect.poll(client.text).toBe('ahoy');
    client.socket.close();
    expect(await refusalOf(urlOf(entry))).toMatchObject({ status: 404 });
    expect(recorded).toHaveLength(before);
  });
});

describe('the recorder', () => {
  test('is given what a connection carries, where the challenge asks for it', async () => {
    const before = recorded.length;
    const entry = await start();
    (await openClient(urlOf(entry))).socket.close();
    expect(recorded).toHaveLength(before);
    await database.db
      .updateTable('challenges')
      .set({ enable_traffic_capture: true })
      .where('id', '=', challengeId)
      .execute();
    const client = await openClient(urlOf(entry));
    client.socket.send('ahoy');
    await expect.poll(client.text).toBe('ahoy');
    client.socket.close();
    await expect.poll(() => recorded.at(-1)?.log).toEqual(['> ahoy', '< ahoy', 'closed']);
    expect(recorded.at(-1)?.connection).toMatchObject({
      challengeId,
      containerId: (await rowOf(entry)).id,
    });
  });
});

test('closes what is open when the server stops', async () => {
  const client = await openClient(urlOf(await start()));
  await site.proxy.close();
  expect(await client.closed).toEqual({ code: 1001, reason: 'SERVER_STOPPING' });
});
