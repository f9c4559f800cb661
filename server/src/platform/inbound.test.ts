import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Inbound, type InboundLimits, readInTurns } from './inbound.ts';

const WIDE: InboundLimits = {
  framesPerSecond: Infinity,
  bytesPerSecond: Infinity,
  burstSeconds: 0,
  maxPausedSeconds: Infinity,
};
/** Frames that are read at once, at most: the smallest read contains so many empty ones. */
const MAX_FRAMES_OF_READ = 171;

interface Served {
  inbound: Inbound;
  socket: WebSocket;
  connection: Socket;
  /** The lengths of the messages that have been delivered. */
  messages: number[];
  reads: number;
  isExceeded: boolean;
}

let server: WebSocketServer;
let limits: InboundLimits;
let served: Served[];

beforeEach(async () => {
  limits = WIDE;
  served = [];
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, autoPong: false });
  server.on('connection', (socket, { socket: connection }) => {
    const inbound = readInTurns({
      socket,
      connection,
      limits,
      onRead: () => void (one.reads += 1),
      onExceeded: () => void (one.isExceeded = true),
    });
    const one: Served = { inbound, socket, connection, messages: [], reads: 0, isExceeded: false };
    socket.on('message', ({ length }: Buffer) => one.messages.push(length));
    served.push(one);
  });
  await once(server, 'listening');
});

afterEach(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

/** A client, its connection, and what serves it. */
async function connect() {
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const upgraded = once(client, 'upgrade');
  await once(client, 'open');
  const [{ socket }] = (await upgraded) as [{ socket: Socket }];
  await expect.poll(() => served.length).toBeGreaterThan(0);
  const one = served.at(-1);
  if (!one) throw new Error('Nothing serves the client.');
  return { client, connection: socket, one };
}

/** Frames of a client, with an empty payload and a mask of zeros. */
function framesOf(count: number, first = 0x82): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => Buffer.from([first, 0x80, 0, 0, 0, 0])));
}

async function passTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

test('delivers what comes at once as fast as the limits allow, and all of it', async () => {
  limits = { ...WIDE, framesPerSecond: 5000, burstSeconds: 0.02 };
  const { connection, one } = await connect();
  const begin = performance.now();
  connection.write(framesOf(2000));
  await expect.poll(() => one.messages.length).toBeGreaterThan(0);
  await expect.poll(() => one.messages.length, { timeout: 5000 }).toBe(2000);
  expect(performance.now() - begin).toBeGreaterThan(((2000 - 100) / 5000) * 1000 - 50);
  expect(one.isExceeded).toBe(false);
});

test.each([
  ['messages', 0x82],
  ['pings', 0x89],
  ['parts of a message that never ends', 0x02],
])('reads no more than once of a client that sends many %s', async (kind, first) => {
  limits = { ...WIDE, framesPerSecond: 10, burstSeconds: 1, maxPausedSeconds: 5 };
  const { client, connection, one } = await connect();
  let pongs = 0;
  client.on('pong', () => (pongs += 1));
  const rest = kind.startsWith('parts') ? framesOf(1999, 0x00) : framesOf(1999, first);
  connection.write(Buffer.concat([framesOf(1, first), rest]));
  await expect.poll(() => one.isExceeded).toBe(true);
  await passTurns(50);
  expect(one.reads).toBe(1);
  expect(one.messages.length).toBeLessThanOrEqual(MAX_FRAMES_OF_READ);
  expect(pongs).toBeLessThanOrEqual(1);
});

test('pauses a client that sends too much for a moment, and does not give it up', async () => {
  limits = { ...WIDE, framesPerSecond: 100, burstSeconds: 0.1, maxPausedSeconds: 1 };
  const { client, one } = await connect();
  for (let sent = 0; sent < 40; sent += 1) client.send('ahoy');
  await expect.poll(() => one.messages.length).toBe(40);
  expect(one.isExceeded).toBe(false);
});

test('limits bytes too', async () => {
  limits = { ...WIDE, bytesPerSecond: 1024, burstSeconds: 1, maxPausedSeconds: 5 };
  const { client, one } = await connect();
  for (let sent = 0; sent < 100; sent += 1) client.send(Buffer.alloc(512));
  await expect.poll(() => one.isExceeded, { timeout: 10_000 }).toBe(true);
  expect(one.messages.length).toBeLessThan(100);
});

test('a pause stops among frames that have come already, and the rest follows', async () => {
  const { connection, one } = await connect();
  one.socket.once('message', () => one.inbound.pause());
  connection.write(framesOf(10_000));
  await expect.poll(() => one.messages.length).toBeGreaterThan(0);
  await passTurns(50);
  expect(one.messages.length).toBeLessThanOrEqual(MAX_FRAMES_OF_READ);
  expect(one.inbound.isHeldBack()).toBe(true);
  one.inbound.resume();
  await expect.poll(() => one.messages.length).toBe(10_000);
  expect(one.inbound.isHeldBack()).toBe(false);
});

test('sockets take turns', async () => {
  const busy = await connect();
  const calm = await connect();
  busy.one.inbound.pause();
  busy.connection.write(framesOf(10_000));
  calm.one.inbound.pause();
  calm.client.send('ahoy');
  await expect.poll(() => busy.one.inbound.isHeldBack()).toBe(true);
  const behind = once(calm.one.socket, 'message').then(() => busy.one.messages.length);
  await passTurns(50);
  busy.one.inbound.resume();
  calm.one.inbound.resume();
  expect(await behind).toBeLessThan(10_000);
  await expect.poll(() => busy.one.messages.length).toBe(10_000);
});

test('large messages arrive whole, and the end of the connection behind them', async () => {
  const { client, one } = await connect();
  const closed = once(one.socket, 'close');
  for (let sent = 0; sent < 20; sent += 1) client.send(Buffer.alloc(300_000));
  client.close(1000, 'done');
  const [code] = (await closed) as [number];
  expect(code).toBe(1000);
  expect(one.messages).toEqual(Array(20).fill(300_000));
});

test('what a client has sent before it is cut off is not read any more', async () => {
  const { client, connection, one } = await connect();
  one.inbound.pause();
  // In several pieces: a stream that is asked for no number of bytes gives one of them.
  for (let pieces = 1; pieces <= 3; pieces += 1) {
    connection.write(framesOf(2000));
    await expect.poll(() => one.connection.readableLength).toBe(pieces * 12_000);
  }
  const closed = once(one.socket, 'close');
  one.socket.terminate();
  await closed;
  expect(one.messages).toEqual([]);
  client.terminate();
});
