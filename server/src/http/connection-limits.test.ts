import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { openFileLimitIn, readOpenFileLimit } from '../platform/open-files.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts';

const WIDE: ConnectionLimits = { total: 100, perAddress: 100, perNetwork: 100 };

let app: FastifyInstance | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});

/** Returns what opens a connection from an address of this machine and asks for a page. */
async function serve(limits: Partial<ConnectionLimits>, trustProxy: Config['trustProxy'] = false) {
  const one = fastify();
  app = one;
  one.get('/', () => 'here');
  limitConnections(one.server, { ...WIDE, ...limits }, trustProxy);
  await one.listen({ port: 0, host: '127.0.0.1' });
  const { port } = one.server.address() as AddressInfo;
  return async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    return { socket, answer: bytes.toString() };
  };
}

describe('connections', () => {
  test.runIf(process.platform === 'linux')('are limited for each address', async () => {
    const open = await serve({ perAddress: 2 });
    const first = await open();
    expect((await open()).answer).toContain('HTTP/1.1 200');
    const { socket, answer } = await open();
    expect(answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
    expect(answer).toContain('\r\nRetry-After: 30\r\n');
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    await text(socket);
    expect((await open('127.0.0.2')).answer).toContain('HTTP/1.1 200');
    first.socket.destroy();
    await expect.poll(async () => (await open()).answer).toContain('HTTP/1.1 200');
  });

  test('are limited for all addresses together, those of a trusted proxy too', async () => {
    const open = await serve({ total: 3, perAddress: 1 }, ['loopback']);
    for (let count = 0; count < 3; count += 1) {
      expect((await open()).answer).toContain('HTTP/1.1 200');
    }
    expect((await open()).answer).toMatch(/^HTTP\/1\.1 503 [^]*"code":"OVERLOADED"/);
  });

  test('of a proxy that is trusted by its number are not those of an address', async () => {
    const open = await serve({ perAddress: 1 }, (_address, hop) => hop < 1);
    await open();
    expect((await open()).answer).toContain('HTTP/1.1 200');
  });
});

describe('the limits', () => {
  test('leave half of the files to what connections need', () => {
    expect(connectionLimits(4096, 1)).toEqual({ total: 2048, perAddress: 410, perNetwork: 1639 });
    expect(connectionLimits(1_048_576, 1).total).toBe(20_000);
    expect(connectionLimits(null, 1)).toEqual({
      total: 20_000,
      perAddress: 4000,
      perNetwork: 16_000,
    });
  });

  test('of an address grow by the factor, and leave room for others', () => {
    expect(connectionLimits(null, 2).perAddress).toBe(8000);
    expect(connectionLimits(null, 1000).perAddress).toBe(16_000);
    expect(connectionLimits(null, Infinity).perAddress).toBe(16_000);
  });

  test('come from the limit of the system', async () => {
    const line = (soft: string) =>
      `Max processes             127  127 processes\nMax open files            ${soft}              524288               files     \n`;
    expect(openFileLimitIn(line('1024'))).toBe(1024);
    expect(openFileLimitIn(line('unlimited'))).toBe(Infinity);
    expect(openFileLimitIn('')).toBeNull();
    if (process.platform === 'linux') expect(await readOpenFileLimit()).toBeGreaterThan(100);
  });
});
