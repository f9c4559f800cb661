import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import { answerClientError } from './client-error.ts';
import { closeGently } from './closing.ts';
import { setErrorHandler } from './error-handler.ts';
import { limitOpenBodies } from './open-bodies.ts';
import { limitSlowBodies } from './slow-bodies.ts';

const TIMEOUT = 150;
const MINUTE = 60_000;

interface Limits {
  perAddress?: number;
  total?: number;
  /** Milliseconds. */
  body?: number;
  closing?: number;
}

/** A server whose `/slow` answers when told to, and a way to reach it byte by byte. */
async function serve({ perAddress = 9, total = 9, body = MINUTE, closing = TIMEOUT }: Limits = {}) {
  const app: FastifyInstance = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(app.log, error, socket),
  });
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  limitSlowBodies(app, body);
  limitOpenBodies(app, { perAddress, total });
  setErrorHandler(app);
  closeGently(app, closing);
  app.get('/slow', async () => told.then(() => 'done'));
  app.post('/json', async () => 'read');
  app.post('/guarded', { onRequest: async (_, reply) => reply.status(401).send() }, () => '');
  app.post('/busy', { config: { isUpload: true }, onRequest: refuse }, () => '');
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    payload.resume().on('end', () => done(null));
  });
  app.post('/files', { config: { isUpload: true } }, async () => 'kept');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  onTestFinished(() => app.close());
  let requests = 0;
  app.server.on('request', () => (requests += 1));
  const open = (bytes: string): Socket => {
    const socket = connect(port, '127.0.0.1');
    // A connection that is cut off may end with a reset.
    socket.on('error', () => undefined);
    socket.write(bytes);
    return socket;
  };
  /** Resolves when so many requests have begun. */
  const begun = async (count: number) => {
    for (let seen = requests; seen < count; seen = requests) await once(app.server, 'request');
  };
  return { app, open, tell, begun };
}

async function refuse(): Promise<void> {
  throw new AppError('RATE_LIMITED', { retryAfter: 7 });
}

async function firstLine(socket: Socket | undefined): Promise<string> {
  const [answer] = (await once(socket ?? expect.fail(), 'data')) as [Buffer];
  return answer.toString().split('\r\n', 1).join();
}

function post(path: string, type: string, body: string, length: number): string {
  const lines = [`POST ${path} HTTP/1.1`, 'Host: here', `Content-Type: ${type}`];
  return [...lines, `Content-Length: ${length}`, '', body].join('\r\n');
}

describe('closing', () => {
  test('lets a running request end, also on a connection that is kept alive', async () => {
    const { app, open, tell } = await serve({ closing: MINUTE });
    const socket = open('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n');
    const answer = text(socket);
    await once(app.server, 'request');
    const closed = app.close();
    tell();
    expect(await answer).toMatch(/^HTTP\/1\.1 200[^]*done$/);
    await closed;
  });

  test('does not wait for ever', async () => {
    const { app, open } = await serve();
    const answer = text(open('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n'));
    await once(app.server, 'request');
    await app.close();
    expect(await answer).toBe('');
  });
});

describe('a slow body', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(['/json', '/guarded', '/nowhere'])('is cut off: %s', async (path) => {
    const { open, begun } = await serve({ body: TIMEOUT });
    const socket = open(post(path, 'application/json', '{', 100));
    const closed = once(socket.resume(), 'close');
    await begun(1);
    vi.advanceTimersByTime(TIMEOUT);
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  test('may be that of a file', async () => {
    const { open, begun } = await serve({ body: TIMEOUT });
    const socket = open(post('/files', 'application/octet-stream', 'half', 8));
    await begun(1);
    vi.advanceTimersByTime(2 * TIMEOUT);
    socket.write('rest');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('kept');
    socket.destroy();
  });

  test('ends its deadline when it has ended', async () => {
    const { open } = await serve({ body: TIMEOUT });
    const socket = open(post('/json', 'application/json', '{}', 2));
    await once(socket, 'data');
    vi.advanceTimersByTime(2 * TIMEOUT);
    socket.write('GET /nowhere HTTP/1.1\r\nHost: here\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('404');
    socket.destroy();
  });
});

describe('open bodies', () => {
  const half = (path: string) => post(path, 'application/json', '{', 2);

  test('are limited for each network, until they end', async () => {
    const { open, begun } = await serve({ perAddress: 2 });
    const bodies = [open(half('/json')), open(half('/json'))];
    await begun(2);
    expect(await firstLine(open(half('/json')))).toContain('429');
    bodies[0]?.destroy();
    bodies[1]?.write('}');
    expect(await firstLine(bodies[1])).toContain('200');
    await expect
      .poll(() => firstLine(open(post('/json', 'application/json', '{}', 2))))
      .toContain('200');
  });

  test('are not counted once they are refused', async () => {
    const { app } = await serve({ perAddress: 1, total: 1 });
    const payload = JSON.stringify('x'.repeat(2 ** 21));
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    for (const status of [413, 413]) {
      const answer = await app.inject({ method: 'POST', url: '/json', headers, payload });
      expect(answer.statusCode).toBe(status);
    }
  });

  test('are limited for all clients together, files not counted', async () => {
    const { open, begun } = await serve({ total: 1 });
    open(post('/files', 'application/octet-stream', 'half', 8));
    open(half('/json'));
    await begun(2);
    expect(await firstLine(open(half('/json')))).toContain('429');
  });
});

describe('the rest of a body that was refused because there is too much to do', () => {
  const BYTES = 8 * 2 ** 20;
  const LINGER = 2000;

  test('is left unread, and the client has time to read the answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, open } = await serve();
    const requested = once(app.server, 'request') as Promise<[IncomingMessage]>;
    const socket = open(post('/busy', 'application/octet-stream', '', BYTES));
    const [{ socket: accepted }] = await requested;
    socket.write(Buffer.alloc(BYTES));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*connection: close[^]*"code":"RATE_LIMITED"/i);
    expect(accepted.destroyed).toBe(false);
    vi.advanceTimersByTime(LINGER);
    expect(accepted.destroyed).toBe(true);
    expect(accepted.bytesRead).toBeLessThan(BYTES / 4);
    socket.destroy();
  });

  test('is read when it is small, and the connection stays', async () => {
    const { open } = await serve();
    const socket = open(post('/busy', 'application/octet-stream', 'whole', 5));
    expect(await firstLine(socket)).toContain('429');
    socket.write('GET /nowhere HTTP/1.1\r\nHost: here\r\n\r\n');
    expect(await firstLine(socket)).toContain('404');
    socket.destroy();
  });
});

describe('what is no request', () => {
  test.each([
    ['NONSENSE\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered in the contract’s error body: %.40s', async (bytes, status) => {
    const { open } = await serve();
    const [head = '', body = ''] = (await text(open(bytes))).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('X-Content-Type-Options: nosniff');
    expect(head).toContain('X-Frame-Options: DENY');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'VALIDATION_FAILED', errors: [] });
  });
});
