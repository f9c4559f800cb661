import { connect } from 'node:net';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { createProxyWatch } from './proxy-watch.ts';

type Settings = Parameters<typeof createProxyWatch>[0];

const HOST = 'ctf.example.org';
const BEHIND: Settings = { trustProxy: ['loopback'], publicUrl: `https://${HOST}` };
const byNumber: Config['trustProxy'] = (_address, hop) => hop < 1;

/** What the watch says after requests with these heads, the last of them repeated. */
async function watch(settings: Settings, heads: readonly Record<string, string>[], count = 20) {
  const found = createProxyWatch(settings);
  const app = fastify({ trustProxy: settings.trustProxy });
  app.addHook('onRequest', async (request) => found.note(request));
  app.get('/', () => 'here');
  for (let sent = 0; sent < count; sent += 1) {
    const headers = heads[Math.min(sent, heads.length - 1)] ?? {};
    await app.inject({ url: '/', headers, remoteAddress: headers['peer'] ?? '127.0.0.1' });
  }
  await app.close();
  return found.fault();
}

const FORWARDED = { host: HOST, 'x-forwarded-for': '192.0.2.7' };

describe('the watch for proxies', () => {
  test.each<[string, Settings, Record<string, string>]>([
    ['a proxy that names the client', BEHIND, FORWARDED],
    ['a browser on this machine', { trustProxy: ['loopback'] }, { host: 'localhost:8080' }],
    [
      'a browser of the local network under the address of the site',
      { trustProxy: ['loopback'], publicUrl: 'http://192.168.0.7:8080' },
      { host: '192.168.0.7:8080', peer: '192.168.0.9' },
    ],
    ['a public client that makes something up', BEHIND, { ...FORWARDED, peer: '198.51.100.4' }],
    ['a proxy by number', { trustProxy: byNumber }, FORWARDED],
  ])('finds nothing wrong with %s', async (_what, settings, headers) => {
    expect(await watch(settings, [headers])).toBeNull();
  });

  test.each<[string, Settings, Record<string, string>, string]>([
    ['a proxy without the header', BEHIND, { host: HOST }, 'ProxyHeaderMissing'],
    [
      'one that only says so itself',
      { trustProxy: ['loopback'] },
      { host: 'localhost', via: '1.1 caddy' },
      'ProxyHeaderMissing',
    ],
    ['a proxy that is not trusted', BEHIND, { ...FORWARDED, peer: '172.17.0.1' }, 'ProxyUntrusted'],
    [
      'a second proxy',
      BEHIND,
      { host: HOST, 'x-forwarded-for': '192.0.2.7, 198.51.100.4' },
      'ProxyHops',
    ],
    [
      'a second proxy where one is said',
      { trustProxy: byNumber },
      { 'x-forwarded-for': '192.0.2.7, 198.51.100.4' },
      'ProxyHops',
    ],
  ])('notices %s', async (_what, settings, headers, fault) => {
    expect(await watch(settings, [headers])).toBe(fault);
  });

  test('waits for some requests, and forgets what was corrected', async () => {
    expect(await watch(BEHIND, [{ host: HOST }], 9)).toBeNull();
    const corrected = [...Array.from({ length: 30 }, () => ({ host: HOST })), FORWARDED];
    expect(await watch(BEHIND, corrected, 70)).toBeNull();
  });

  test('is not led by the few clients that send a header of their own', async () => {
    const forged = { host: HOST, 'x-forwarded-for': 'me, 192.0.2.7' };
    expect(await watch(BEHIND, [forged, forged, forged, FORWARDED])).toBeNull();
  });

  test('knows the HTTP 1.0 of an nginx without settings', async () => {
    const found = createProxyWatch({ trustProxy: ['loopback'] });
    const app = fastify({ trustProxy: ['loopback'] });
    app.addHook('onRequest', async (request) => found.note(request));
    app.get('/', () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (let sent = 0; sent < 10; sent += 1) {
      const socket = connect({ port, host: '127.0.0.1' });
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
      await text(socket);
    }
    await app.close();
    expect(found.fault()).toBe('ProxyHeaderMissing');
  });
});
