import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createClient, getCaptcha, isApiError } from '../index.ts';
import { networkCause, reasonOf } from './reason.ts';

/** Why the SDK cannot reach an address, as the command prints it. */
async function failureAt(baseUrl: string): Promise<string> {
  const client = createClient({ baseUrl, retry: { attempts: 1 } });
  const error: unknown = await getCaptcha({ client }).catch((thrown: unknown) => thrown);
  if (!isApiError(error)) throw new Error(`${baseUrl} answers`);
  return reasonOf(error);
}

/** A free port of this machine, while a server listens there that ends whatever it gets. */
async function withPort(run: (port: number) => Promise<void>): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await run(port);
  server.close();
  await once(server, 'close');
  return port;
}

test('names a name without an address', async () => {
  expect(await failureAt('https://nowhere.invalid')).toMatch(
    /^The server cannot be reached: DNS .+ \(getaddrinfo E\w+ nowhere\.invalid\)$/,
  );
});

test('names a port where nothing listens, and one that offers no TLS', async () => {
  const port = await withPort(async (open) => {
    expect(await failureAt(`https://127.0.0.1:${open}`)).toMatch(
      /^The server cannot be reached: that port offers no TLS \(/,
    );
  });
  expect(await failureAt(`http://127.0.0.1:${port}`)).toBe(
    `The server cannot be reached: nothing listens at that address and port (connect ECONNREFUSED 127.0.0.1:${port})`,
  );
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'no authority that this machine knows'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'no authority that this machine knows'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
])('names what is wrong with a certificate: %s', (code, words) => {
  const cause = Object.assign(new Error('as OpenSSL says it'), { code });
  const said = networkCause(new TypeError('fetch failed', { cause }));
  expect(said).toContain(`: ${words}`);
  expect(said).toContain('(as OpenSSL says it)');
});

test('of several addresses names the first one', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:80'), { code: 'ECONNREFUSED' });
  const cause = new AggregateError([refused, new Error('another')]);
  expect(networkCause(new TypeError('fetch failed', { cause }))).toBe(
    ': nothing listens at that address and port (connect ECONNREFUSED ::1:80)',
  );
});

test('says what another runtime says, and nothing where nothing is known', () => {
  expect(networkCause(new TypeError('dns error: failed to lookup'))).toBe(
    ': dns error: failed to lookup',
  );
  expect(networkCause(undefined)).toBe('');
});
