import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect as connectTo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import {
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  HttpTransportType,
  LogLevel,
} from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { cookie } from '../../contract/contract-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { addChallenge, addGame, addTeam, addUser } from '../submissions/testing/test-game.ts';
import { createToken, revokeToken } from '../tokens/service.ts';
import { splitMessages } from './part-hub-messages.ts';
import { sendFlag } from './testing/send-flag.ts';

const { db, url } = await createTestDatabase();
const site = await createTestServer({ db, url });
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });

let gameId: number;
let challengeId: number;
let player: string;
const connections: HubConnection[] = [];

beforeEach(async () => {
  gameId = await addGame(db);
  challengeId = await addChallenge(db, gameId);
  const team = await addTeam(db, gameId);
  player = await signIn(team.userIds[0] ?? '');
});

afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.stop();
});

function signIn(userId: string): Promise<string> {
  return site.sessions.start({ userId }, { address: '127.0.0.1', agent: 'test' });
}

async function addStaff(role: 'Monitor' | 'Admin') {
  const userId = await addUser(db);
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
  return { userId, session: await signIn(userId) };
}

test.each(['/hub/user', '/hub/monitor'])(
  'sessions of several accounts open no socket at %s, and the answer clears the cookie',
  async (path) => {
    const { session } = await addStaff('Monitor');
    const [mine = '', planted = ''] = [player, session].map((token) => cookie(token).cookie);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}?game=${gameId}`, {
      headers: { cookie: `${planted}; ${mine}` },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      socket.on('unexpected-response', (_request, response) => resolve(response));
      socket.on('open', () => reject(new Error('opened')));
    });
    expect(answer.statusCode).toBe(401);
    const cookies = answer.headers['set-cookie']?.join('\n');
    expect(cookies).toContain('halyard_session=;');
    expect(cookies).toContain('halyard_signed_in=several;');
    answer.destroy();
  },
);

test.each(['GET /api/config HTTP/1.1', `GET /hub/user?game=1 HTTP/1.1\r\nUpgrade: websocket`])(
  'two hosts are refused, also those of a socket: %j',
  async (first) => {
    const { port, hostname } = new URL(origin);
    const client = connectTo(Number(port), hostname);
    const rest = ['Connection: Upgrade, close', 'Host: localhost', 'hOSt: evil.example', '', ''];
    client.write([first, ...rest].join('\r\n'));
    const answer = await textOf(client);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"path":"Host"');
    expect(answer).toContain('X-Content-Type-Options: nosniff'.toLowerCase());
  },
);

interface ConnectOptions {
  session?: string;
  token?: string;
}

/** A client of the npm package; what it was told is in `heard`. */
async function connect(path: string, { session, token }: ConnectOptions = {}) {
  const connection = new HubConnectionBuilder()
    .withUrl(`${origin}${path}`, {
      headers: cookie(session ?? null),
      transport: HttpTransportType.WebSockets,
      ...(token !== undefined && { accessTokenFactory: () => token }),
    })
    .configureLogging(LogLevel.None)
    .build();
  const heard: [method: string, argument: unknown][] = [];
  const methods = ['ReceivedGameNotice', 'ReceivedGameEvent', 'ReceivedSubmissions', 'ReceivedLog'];
  for (const method of methods) {
    connection.on(method, (argument: unknown) => heard.push([method, argument]));
  }
  await connection.start();
  connections.push(connection);
  return { connection, heard, told: () => heard.map(([method]) => method) };
}

function submit(flag: string): Promise<void> {
  return sendFlag(site, { gameId, challengeId, as: player }, flag);
}

describe('the hub of users', () => {
  test('tells anybody a new notice', async () => {
    const { heard } = await connect(`/hub/user?game=${gameId}`);
    await submit('flag{right}');
    await expect.poll(() => heard).toMatchObject([['ReceivedGameNotice', { type: 'FirstBlood' }]]);
  });

  test('does not tell that a notice was edited or deleted', async () => {
    const { session } = await addStaff('Admin');
    const { heard } = await connect(`/hub/user?game=${gameId}`);
    const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, content: string) =>
      site.app.inject({
        method,
        url: `/api/edit/games/${gameId}/notices${path}`,
        payload: { content },
        headers: cookie(session),
      });
    const { id } = (await send('POST', '', 'Lunch')).json<{ id: number }>();
    expect((await send('PUT', `/${id}`, 'Dinner')).statusCode).toBe(200);
    expect((await send('DELETE', `/${id}`, '')).statusCode).toBe(200);
    await send('POST', '', 'Breakfast');
    const texts = () => heard.map(([, notice]) => (notice as { values: string[] }).values[0]);
    await expect.poll(texts).toContain('Breakfast');
    expect(texts()).not.toContain('Dinner');
  });

  test('is not found for a hidden game or one that does not exist', async () => {
    await db.updateTable('games').set({ hidden: true }).where('id', '=', gameId).execute();
    await site.tell({ topic: 'game', gameId, body: {} });
    await expect(connect(`/hub/user?game=${gameId}`)).rejects.toThrow('404');
    await expect(connect('/hub/user?game=2000000000')).rejects.toThrow('404');
    await expect(connect('/hub/user')).rejects.toThrow('400');
  });

  test('answers a call of a method with an error, and lives on', async () => {
    const { connection } = await connect(`/hub/user?game=${gameId}`);
    await expect(connection.invoke('Shout')).rejects.toThrow('This hub has no methods.');
    expect(connection.state).toBe(HubConnectionState.Connected);
  });
});

describe('the hub of monitors', () => {
  test('tells a monitor each submission once it is judged, and the event', async () => {
    const { session } = await addStaff('Monitor');
    const { heard } = await connect(`/hub/monitor?game=${gameId}`, { session });
    await submit('flag{wrong}');
    await expect
      .poll(() => heard.filter(([method]) => method === 'ReceivedSubmissions'))
      .toMatchObject([[expect.anything(), { answer: 'flag{wrong}', status: 'WrongAnswer' }]]);
    const event = { type: 'FlagSubmit', values: ['WrongAnswer', 'flag{wrong}'] };
    await expect
      .poll(() => heard.filter(([method]) => method === 'ReceivedGameEvent'))
      .toMatchObject([
        [expect.anything(), { ...event, values: expect.arrayContaining(event.values) as unknown }],
      ]);
  });

  test('opens for an API token with the scope Events, and closes when it is revoked', async () => {
    const { userId } = await addStaff('Admin');
    const creator = { userId, userName: 'admin', role: 'Admin' } as const;
    const make = (scope: 'Events' | 'Sheets') =>
      createToken(site, creator, { name: 'Announcer', days: 1, scopes: [scope] });
    const { text: token, token: row } = await make('Events');
    const { told, connection } = await connect(`/hub/monitor?game=${gameId}`, { token });
    await submit('flag{wrong}');
    await expect.poll(told).toContain('ReceivedSubmissions');
    await revokeToken(site, creator, { id: row.id, whose: 'all' });
    await expect.poll(() => connection.state).toBe(HubConnectionState.Disconnected);
    await expect(connect(`/hub/monitor?game=${gameId}`, { token })).rejects.toThrow('401');
    const { text: other } = await make('Sheets');
    await expect(connect(`/hub/monitor?game=${gameId}`, { token: other })).rejects.toThrow('403');
  });

  test('is refused to players and visitors', async () => {
    const path = `/hub/monitor?game=${gameId}`;
    await expect(connect(path)).rejects.toThrow('401');
    await expect(connect(path, { session: player })).rejects.toThrow('403');
  });
});

describe('the hub of administrators', () => {
  test('tells lines of the log, and is refused to monitors and tokens', async () => {
    const admin = await addStaff('Admin');
    const monitor = await addStaff('Monitor');
    const { heard } = await connect('/hub/admin', { session: admin.session });
    const line = { level: 'Information', status: 'Success', msg: 'The server was started.' };
    // Lines are told from a moment after the handshake on.
    const heardAfterLine = async () => {
      site.siteLog.add({ code: 'SITE_STARTED' });
      await site.siteLog.flush();
      return heard;
    };
    await expect
      .poll(heardAfterLine, { interval: 200 })
      .toContainEqual(['ReceivedLog', expect.objectContaining(line)]);
    await expect(connect('/hub/admin', { session: monitor.session })).rejects.toThrow('403');
  });

  test('closes when the session ends', async () => {
    const { userId, session } = await addStaff('Admin');
    const { connection } = await connect('/hub/admin', { session });
    await site.tell({ topic: 'session', gameId: null, body: { userId } });
    await expect.poll(() => connection.state).toBe(HubConnectionState.Disconnected);
  });
});

describe('a WebSocket', () => {
  const address = () => `${origin.replace('http', 'ws')}/hub/user?game=${gameId}`;

  /** Sends texts; resolves with the messages that came until the connection was closed. */
  async function exchange(texts: readonly string[]): Promise<unknown[]> {
    const socket = new WebSocket(address());
    let received = '';
    socket.on('message', (data: Buffer) => (received += data.toString()));
    socket.once('open', () => {
      for (const text of texts) socket.send(text);
    });
    await new Promise((resolve) => socket.once('close', resolve));
    return splitMessages(received).messages.map((message): unknown => JSON.parse(message));
  }

  test('of a page of another site is refused', async () => {
    const socket = new WebSocket(address(), { origin: 'https://elsewhere.example' });
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode));
      socket.once('open', () => resolve('open'));
    });
    expect(status).toBe(403);
  });

  test('of another protocol is told so', async () => {
    const handshake = '{"protocol":"messagepack","version":1}\u001E';
    expect(await exchange([handshake])).toEqual([
      { error: 'This server supports the protocol json, version 1.' },
    ]);
  });

  test('may send its handshake in parts', async () => {
    const texts = ['{"protocol":"json",', '"version":1}\u001E', '{"type":7}\u001E'];
    expect(await exchange(texts)).toEqual([{}]);
  });

  test('with a message that is too large is closed', async () => {
    expect(await exchange(['x'.repeat(513)])).toEqual([]);
  });

  /** Connects as a program that sends whatever it likes; resolves with how it was closed. */
  async function flood(text: string, milliseconds: number) {
    const socket = new WebSocket(address());
    await once(socket, 'open');
    socket.send('{"protocol":"json","version":1}\u001E');
    const timer = setInterval(() => socket.send(text), milliseconds);
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    clearInterval(timer);
    return { code, reason: reason.toString() };
  }

  test.each([
    ['empty messages', '\u001E'.repeat(500)],
    ['calls', '{"type":1,"invocationId":"1","target":"Shout","arguments":[]}\u001E'],
  ])('that sends more %s than a client ever does is closed', async (_, text) => {
    expect(await flood(text, 1)).toEqual({ code: 1008, reason: 'RATE_LIMITED' });
  });

  test('may send a sign of life several times as often as clients do', async () => {
    const { connection } = await connect(`/hub/user?game=${gameId}`);
    for (let call = 0; call < 15; call += 1) {
      await expect(connection.invoke('Shout')).rejects.toThrow('This hub has no methods.');
    }
    expect(connection.state).toBe(HubConnectionState.Connected);
  });

  test('that is asked for without an upgrade is not a page', async () => {
    const answer = await fetch(`${origin}/hub/user?game=${gameId}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'WEBSOCKET_REQUIRED' });
  });
});
