import { afterEach, expect, test, vi } from 'vitest';
import { createClient, getConfig, listTeams, login, type StoredCookie } from '../index.ts';
import { json, useLoopback } from '../testing/loopback.ts';
import { makeCookieJar } from './cookies.ts';

const server = useLoopback();
const account = { userName: 'linnea', password: 'Fair-Wind-7' };

afterEach(() => vi.useRealTimers());

function setting(cookie: string): Response {
  return new Response('', { headers: { 'Set-Cookie': cookie } });
}

/** The `Cookie` header for a request to `sent`, after a response of `answered` has set a cookie. */
async function headerAfter(cookie: string, answered: string, sent = answered): Promise<string> {
  const jar = makeCookieJar();
  await jar.keep(answered, setting(cookie));
  return jar.header(sent);
}

test('keeps the session where no browser does, and drops it when it is cleared', async () => {
  const client = createClient({ baseUrl: server.baseUrl });
  const answer = (cookie: string) => {
    server.handler = (request, response) => {
      response.setHeader('Set-Cookie', cookie);
      json(200, [])(request, response);
    };
  };
  answer('halyard_session=s3cret; Path=/; HttpOnly');
  await login(account, { client });
  answer('halyard_session=; Path=/; Max-Age=0');
  await listTeams({ client });
  await listTeams({ client });
  expect(server.requests.map(({ headers }) => headers.cookie)).toStrictEqual([
    undefined,
    'halyard_session=s3cret',
    undefined,
  ]);
});

test('persists a session between two runs of a script', async () => {
  let file: readonly StoredCookie[] = [];
  const cookies = {
    load: () => file,
    save: (all: readonly StoredCookie[]) => {
      file = JSON.parse(JSON.stringify(all)) as StoredCookie[];
    },
  };
  server.handler = (_request, response) => {
    response.setHeader('Set-Cookie', ['session=abc; Path=/; Max-Age=60', 'theme=dark']);
    response.end();
  };
  await login(account, { client: createClient({ baseUrl: server.baseUrl, cookies }) });
  expect(file.map(({ name }) => name)).toStrictEqual(['session', 'theme']);
  server.handler = json(200, []);
  await listTeams({ client: createClient({ baseUrl: server.baseUrl, cookies }) });
  expect(server.requests[1]?.headers.cookie).toBe('session=abc');
});

test('forgets remembered answers when the session changes', async () => {
  const client = createClient({ baseUrl: server.baseUrl });
  client.answers.set('/of/someone/else', { etag: '"1"', data: null, length: 4 });
  server.handler = (_request, response) => void response.setHeader('Set-Cookie', 's=1').end();
  await login(account, { client });
  expect(client.answers.size).toBe(0);
});

test('sends a cookie to the server it came from only', async () => {
  const cookie = 'session=abc; Path=/; Domain=example';
  expect(await headerAfter(cookie, 'https://a.example/x')).toBe('session=abc');
  expect(await headerAfter(cookie, 'https://a.example/x', 'https://b.example/x')).toBe('');
  expect(await headerAfter(cookie, 'https://a.example/x', 'http://a.example/x')).toBe('');
  expect(await headerAfter(cookie, 'https://a.example/x', 'https://a.example:8443/x')).toBe('');
});

test('takes no cookie of a server that the call was redirected to', async () => {
  server.handler = (request, response) => {
    if (request.url === '/elsewhere') {
      response.setHeader('Set-Cookie', 'session=stolen');
      json(200, {})(request, response);
      return;
    }
    const port = new URL(server.baseUrl).port;
    response.writeHead(302, { Location: `http://localhost:${port}/elsewhere` }).end();
  };
  const client = createClient({ baseUrl: server.baseUrl, validate: 'off' });
  await getConfig({ client });
  expect(await client.cookies?.list()).toStrictEqual([]);
});

test.each([
  ['/', '/api/team', true],
  ['/api', '/api', true],
  ['/api', '/api/team', true],
  ['/api/', '/api/team', true],
  ['/api', '/apis', false],
  ['/api/team', '/api', false],
])('a cookie for %s is sent to %s: %s', async (path, address, isSent) => {
  const cookie = `a=1; path=${path}`;
  const header = await headerAfter(cookie, 'https://a.example/', `https://a.example${address}`);
  expect(header).toBe(isSent ? 'a=1' : '');
});

test('a cookie without a path is for what lies beside the address that set it', async () => {
  const from = 'https://a.example/api/account/login';
  expect(await headerAfter('a=1', from, 'https://a.example/api/account/profile')).toBe('a=1');
  expect(await headerAfter('a=1', from, 'https://a.example/api/team')).toBe('');
});

test('a cookie ends with its Max-Age, which wins over Expires, and else with its Expires', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const jar = makeCookieJar();
  const url = 'https://a.example/';
  await jar.keep(url, setting('a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT'));
  await jar.keep(url, setting('b=2; Expires=Thu, 01 Jan 2026 00:10:00 GMT'));
  await jar.keep(url, setting('c=3'));
  expect(await jar.header(url)).toBe('a=1; b=2; c=3');
  vi.advanceTimersByTime(61_000);
  expect(await jar.header(url)).toBe('b=2; c=3');
  vi.advanceTimersByTime(600_000);
  expect(await jar.header(url)).toBe('c=3');
});
