import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { openClient } from './testing/client.ts';
import { dial, MAX_MESSAGE_BYTES, openTunnel, type Tunnel } from './part-tunnel.ts';

const BOUND = 2 * 2 ** 20;
/** What a tunnel measures time with. */
const TIMERS = [
  'performance',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let instance: Server;
let serve: (socket: Socket) => void;
let sockets: WebSocketServer;
let tunnels: { tunnel: Tunnel; tcp: Socket; socket: WebSocket }[];
let options: { idleMilliseconds: number; pingMilliseconds?: number };
/** A new object for each test, because a tunnel of the previous test may end later. */
let ended: { count: number };

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  tunnels = [];
  ended = { count: 0 };
  const ends = ended;
  options = { idleMilliseconds: 60_000 };
  instance = createServer((socket) => serve(socket.on('error', () => undefined)));
  const port = await portOf(instance);
  sockets = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    maxPayload: MAX_MESSAGE_BYTES,
    autoPong: false,
  });
  await once(sockets, 'listening');
  sockets.on('connection', (socket, { socket: connection }) => {
    socket.pause();
    void dial({ host: '127.0.0.1', port }).then((tcp) => {
      const onEnd = () => void ends.count++;
      const onError = () => undefined;
      const tunnel = openTunnel({
        socket,
        connection,
        tcp,
        recorder: undefined,
        ...options,
        onEnd,
        onError,
      });
      tunnels.push({ tunnel, tcp, socket });
      return socket.resume();
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  for (const { tunnel } of tunnels) tunnel.close({ code: 1001, reason: '' });
  sockets.close();
  instance.close();
});

/** `expect.poll` would let faked time pass. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn();
}

function passUntilEnd(step: number): Promise<void> {
  return until(() => {
    vi.advanceTimersByTime(step);
    return ended.count > 0;
  });
}

async function connect() {
  return openClient(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
}

test('a player who does not read costs less than 2 MB, and still gets every byte', async () => {
  const chunk = Buffer.alloc(2 ** 20);
  const total = 32;
  let written = 0;
  serve = (socket) => {
    const write = () => {
      if (written++ < total) socket.write(chunk, write);
      else socket.end();
    };
    write();
  };
  const client = await connect();
  client.socket.pause();
  await expect.poll(() => tunnels[0]?.tcp.isPaused()).toBe(true);
  const [{ tunnel, tcp } = { tunnel: null, tcp: null }] = tunnels;
  expect(tunnel?.waitingBytes()).toBeGreaterThan(2 ** 20);
  expect((tunnel?.waitingBytes() ?? BOUND) + (tcp?.readableLength ?? BOUND)).toBeLessThan(BOUND);
  client.socket.resume();
  await client.closed;
  expect(client.bytes()).toBe(total * chunk.length);
});

test('an instance that does not read costs less than 2 MB', async () => {
  serve = (socket) => void socket.pause();
  const client = await connect();
  for (let sent = 0; sent < 64; sent++) client.socket.send(Buffer.alloc(2 ** 18));
  await expect.poll(() => tunnels[0]?.tcp.writableNeedDrain).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(tunnels[0]?.tcp.writableLength).toBeLessThan(BOUND);
  expect(client.socket.bufferedAmount).toBeGreaterThan(0);
});

test('small messages of a moment go to the container at once, in their order', async () => {
  let arrived = '';
  serve = (socket) => void socket.on('data', (bytes) => (arrived += bytes.toString()));
  const client = await connect();
  await expect.poll(() => tunnels.length).toBe(1);
  const write = vi.spyOn(tunnels[0]?.tcp ?? expect.fail(), 'write');
  const text = 'all hands on deck '.repeat(200);
  for (const letter of text) client.socket.send(letter);
  await expect.poll(() => arrived.length).toBe(text.length);
  expect(arrived).toBe(text);
  expect(write.mock.calls.length).toBeLessThan(text.length / 20);
});

test('a player who sends a great many messages is slowed down, and not closed', async () => {
  let arrived = 0;
  serve = (socket) => void socket.on('data', ({ length }) => (arrived += length));
  const client = await connect();
  const begin = performance.now();
  for (let sent = 0; sent < 8000; sent += 1) client.socket.send('a');
  await expect.poll(() => arrived, { timeout: 5000 }).toBe(8000);
  expect(performance.now() - begin).toBeGreaterThan(500);
  expect(client.socket.readyState).toBe(client.socket.OPEN);
});

test('closes what carries nothing', async () => {
  vi.useFakeTimers({ toFake: [...TIMERS] });
  options = { idleMilliseconds: 150 };
  serve = (socket) => void socket.pipe(socket);
  const client = await connect();
  for (let beat = 1; beat <= 5; beat += 1) {
    client.socket.send('ahoy');
    await until(() => client.text() === 'ahoy'.repeat(beat));
    vi.advanceTimersByTime(100);
  }
  expect(ended.count).toBe(0);
  await passUntilEnd(150);
  expect(await client.closed).toEqual({ code: 4408, reason: 'IDLE_TIMEOUT' });
});

test('gives up a player who answers no ping, and keeps one who does', async () => {
  vi.useFakeTimers({ toFake: [...TIMERS] });
  options = { idleMilliseconds: 2 ** 31 - 1, pingMilliseconds: 100 };
  serve = (socket) => void socket.pipe(socket);
  const lively = await connect();
  await until(() => tunnels.length > 0);
  const { socket } = tunnels[0] ?? expect.fail();
  for (let ping = 1; ping <= 3; ping += 1) {
    const answered = once(socket, 'pong');
    vi.advanceTimersByTime(100);
    await answered;
  }
  expect(lively.socket.readyState).toBe(lively.socket.OPEN);
  // A program that has stopped: its system still takes bytes.
  lively.socket.pause();
  await passUntilEnd(100);
});
