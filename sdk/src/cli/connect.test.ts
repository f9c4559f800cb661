import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LocalPort, openLocalPort } from './connect.ts';

const EMPTY = Buffer.alloc(0);

let http: Server;
let sockets: WebSocketServer;
let serve: (socket: WebSocket) => void;
let address: string;
let local: LocalPort;
let reports: string[];

beforeEach(async () => {
  reports = [];
  http = createServer();
  sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'halyard.tcp' });
  http.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (each) => serve(each)),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/api/proxy/a`;
  local = await openLocalPort(address, 0, (reason) => void reports.push(reason));
});

afterEach(() => {
  local.close();
  for (const client of sockets.clients) client.terminate();
  http.close();
});

const dial = () => connect({ host: '127.0.0.1', port: local.port, allowHalfOpen: true });

/** Connects, and waits until the connection is reset. */
async function reset(): Promise<void> {
  const program = dial().resume();
  const [error] = await once(program, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
}

/** Sends back what it gets, and ends when it has got everything. */
function echo(socket: WebSocket): void {
  socket.on('message', (bytes: Buffer) => {
    socket.send(bytes);
    if (bytes.length === 0) socket.close(1000);
  });
}

test('carries bytes both ways, and the end of each direction on its own', async () => {
  serve = echo;
  const bytes = randomBytes(8 * 2 ** 20);
  const program = dial();
  program.end(bytes);
  expect((await buffer(program)).equals(bytes)).toBe(true);
  expect(reports).toEqual([]);
});

test('what the instance says after its end of input is still read', async () => {
  serve = (socket) => {
    const asked: Buffer[] = [];
    socket.on('message', (bytes: Buffer) => {
      asked.push(bytes);
      if (bytes.length > 0) return;
      socket.send(`you said ${Buffer.concat(asked).toString()}`);
      socket.send(EMPTY);
      socket.close(1000);
    });
  };
  const program = dial();
  program.end('ahoy');
  expect(await text(program)).toBe('you said ahoy');
});

test('connections are apart', async () => {
  serve = echo;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => {
      const program = dial();
      program.end(`crew ${number}`);
      return text(program);
    }),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, number) => `crew ${number}`));
});

test('a program that does not read stops the instance instead of filling the memory', async () => {
  let sent = 0;
  serve = (socket) => {
    const chunk = randomBytes(2 ** 16);
    const more = () => {
      sent += chunk.length;
      socket.send(chunk, () => setImmediate(more));
    };
    more();
  };
  const program = dial();
  program.pause();
  // Nothing moves once the buffers of the systems between are full.
  await vi.waitFor(
    async () => {
      const before = sent;
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(sent).toBe(before);
    },
    { timeout: 20_000 },
  );
  expect(sent).toBeLessThan(32 * 2 ** 20);
  program.destroy();
});

test('says why the server refuses a connection', async () => {
  http.removeAllListeners('upgrade');
  http.on('upgrade', (_request, socket) => {
    const body = JSON.stringify({ title: 'Too many connections.', status: 400 });
    socket.end(`HTTP/1.1 400 Bad Request\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  });
  await reset();
  expect(reports).toEqual(['Too many connections.']);
});

test('says why a connection breaks off', async () => {
  serve = (socket) => socket.close(4410, 'INSTANCE_DESTROYED');
  await reset();
  expect(reports).toEqual(['INSTANCE_DESTROYED']);
});

test('says that nobody listens, and goes on', async () => {
  http.close();
  await reset();
  expect(reports).toEqual([expect.stringContaining('ECONNREFUSED')]);
});
