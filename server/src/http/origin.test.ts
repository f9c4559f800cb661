import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { checkOrigin } from './origin.ts';

const isOwnHost = async (host: string) => host === 'lighthouse.local';

function check(
  method: string,
  origin: string | undefined,
  publicOrigin: string | null,
  { host = 'lighthouse.local:8080', upgrade }: { host?: string; upgrade?: string } = {},
) {
  const [hostname] = host.split(':');
  const request = { method, host, hostname, headers: { origin, upgrade } } as FastifyRequest;
  return checkOrigin(request, { publicOrigin, isOwnHost });
}

test.each([
  ['POST', undefined, null],
  ['POST', 'http://lighthouse.local:8080', null],
  ['GET', 'https://evil.example', null],
  ['PUT', 'https://ctf.example', 'https://ctf.example'],
])('lets pass: %s from %s where %s may write', async (method, origin, own) => {
  await expect(check(method, origin, own)).resolves.toBeUndefined();
});

test.each([
  ['POST', 'https://evil.example', null],
  ['POST', 'null', null],
  ['DELETE', 'http://challenge.lighthouse.local:8080', null],
  ['PUT', 'http://lighthouse.local:8080', 'https://ctf.example'],
  ['POST', 'http://lighthouse.local', null],
])('refuses: %s from %s where %s may write', async (method, origin, own) => {
  await expect(check(method, origin, own)).rejects.toThrow('ORIGIN_REFUSED');
});

const rebound = 'rebound.example:8080';

test('under a name that is not the machine’s, reads go on without a public origin', async () => {
  await expect(check('GET', undefined, null, { host: rebound })).resolves.toBeUndefined();
});

test.each([
  ['POST', { host: rebound }],
  ['GET', { host: rebound, upgrade: 'websocket' }],
])('under such a name, %s %o is refused, from pages of that name too', async (method, request) => {
  for (const origin of [undefined, `http://${rebound}`]) {
    await expect(check(method, origin, null, request)).rejects.toThrow('HOST_REFUSED');
  }
});

test('with a public origin, programs may use any name', async () => {
  const origin = 'https://ctf.example';
  await expect(check('POST', undefined, origin, { host: rebound })).resolves.toBeUndefined();
  await expect(check('POST', origin, origin, { host: rebound })).resolves.toBeUndefined();
});
