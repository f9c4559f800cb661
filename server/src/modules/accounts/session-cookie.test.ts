import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const secured = await createTestSite(database, { config: { publicUrl: 'https://ctf.example' } });

async function signUp(userName: string, where = site): Promise<string> {
  const account = { userName, email: `${userName}@harbour.example`, password: 'Tern-and-Gull-7' };
  const cookie = cookieOf(await where.call('POST', '/api/account/register', account));
  if (!cookie) throw new Error('no cookie');
  return cookie;
}

function signIn(userName: string, cookie: readonly string[]) {
  const account = { userName, password: 'Tern-and-Gull-7' };
  return site.call('POST', '/api/account/login', account, { cookie });
}

function profile(cookie: string | readonly string[], where = site) {
  return where.call('GET', '/api/account/profile', undefined, { cookie });
}

function markOf(answer: { cookies: { name: string; value: string; httpOnly?: boolean }[] }) {
  return answer.cookies.find(({ name }) => name === 'halyard_signed_in');
}

test('over https, a cookie that a page of another host can set is no session', async () => {
  const token = await signUp('mira', secured);
  const headers = { cookie: `halyard_session=${token}` };
  const planted = await secured.call('GET', '/api/account/profile', undefined, { headers });
  expect(planted.statusCode).toBe(401);
  expect((await profile(token, secured)).statusCode).toBe(200);
});

test('over http, signing in ends a session that a page of another host planted', async () => {
  const planted = await signUp('planter');
  await signUp('wren');
  // Browsers send the cookie with the longer path first, which is the planted one.
  const own = cookieOf(await signIn('wren', [planted])) ?? '';
  expect((await profile([planted, own])).json()).toMatchObject({ userName: 'wren' });
  expect((await profile(planted)).statusCode).toBe(401);
});

test('signing out ends every session that the request names', async () => {
  const tokens = [await signUp('tern'), await signUp('gull')];
  await site.call('POST', '/api/account/logout', undefined, { cookie: tokens });
  for (const token of tokens) expect((await profile(token)).statusCode).toBe(401);
});

describe('over http, a session that a page of another host planted next to one’s own', () => {
  let planted: string;
  let own: string;

  beforeAll(async () => {
    planted = await signUp('plover');
    own = await signUp('dunlin');
  });

  test.each([
    ['GET', '/api/account/profile', 401],
    ['POST', '/api/team', 401],
    // Anybody may ask this.
    ['GET', '/api/config', 200],
  ] as const)('%s %s has no user, and says so', async (method, path, status) => {
    planted = cookieOf(await signIn('plover', [])) ?? '';
    own = cookieOf(await signIn('dunlin', [])) ?? '';
    const body = method === 'POST' ? { name: 'Long Splice' } : undefined;
    const answer = await site.call(method, path, body, { cookie: [planted, own] });
    expect(answer.statusCode).toBe(status);
    expect(cookieOf(answer)).toBe('');
    expect(markOf(answer)?.value).toBe('several');
    expect(answer.headers['cache-control']).toBe('no-store');
    // The browser goes on sending the planted one, which must not become the user's.
    for (const token of [planted, own]) expect((await profile(token)).statusCode).toBe(401);
  });

  test('does not win behind more cookies than are looked up', async () => {
    own = cookieOf(await signIn('dunlin', [])) ?? '';
    const many = Array.from({ length: 10 }, (_, index) => String(index).repeat(43));
    const answer = await profile([...many, own]);
    expect(answer.statusCode).toBe(401);
    expect(markOf(answer)?.value).toBe('several');
  });

  test('is over with the next sign-in', async () => {
    planted = cookieOf(await signIn('plover', [])) ?? '';
    own = cookieOf(await signIn('dunlin', [])) ?? '';
    const answer = await signIn('dunlin', [planted, own]);
    expect(markOf(answer)?.value).toBe('1');
    const cookie = [planted, cookieOf(answer) ?? ''];
    expect((await profile(cookie)).json()).toMatchObject({ userName: 'dunlin' });
  });

  test('several of one account are one person, the first that works', async () => {
    const [first = '', second = ''] = [await signIn('dunlin', []), await signIn('dunlin', [])].map(
      cookieOf,
    );
    const answer = await profile(['A'.repeat(43), first, second]);
    expect(answer.json()).toMatchObject({ userName: 'dunlin' });
    expect(cookieOf(answer)).toBeUndefined();
    expect((await profile([second, first])).statusCode).toBe(200);
  });
});

test('a session is found behind other cookies of the same name', async () => {
  const cookie = ['x', 'A'.repeat(43), await signUp('rook')];
  expect((await profile(cookie)).statusCode).toBe(200);
});

test('a banned account can sign out, and do nothing else', async () => {
  const cookie = await signUp('shrike');
  await db.updateTable('users').set({ role: 'Banned' }).where('user_name', '=', 'shrike').execute();
  expect((await profile(cookie)).statusCode).toBe(403);
  const answer = await site.call('POST', '/api/account/logout', undefined, { cookie });
  expect(answer.statusCode).toBe(200);
  expect((await profile(cookie)).statusCode).toBe(401);
});

test('a mark that scripts can read comes and goes with the session', async () => {
  const account = {
    userName: 'petrel',
    email: 'petrel@harbour.example',
    password: 'Tern-and-Gull-7',
  };
  const registered = await site.call('POST', '/api/account/register', account);
  expect(markOf(registered)).toMatchObject({ value: '1', maxAge: 604_800 });
  expect(markOf(registered)?.httpOnly).toBeUndefined();
  const cookie = [cookieOf(registered) ?? ''];
  const page = { headers: { accept: 'text/html' }, cookie };
  // A session from before there was a mark gets one with the next page.
  expect(markOf(await site.call('GET', '/api/config', undefined, page))?.value).toBe('1');
  expect(markOf(await site.call('GET', '/api/config', undefined, { cookie }))).toBeUndefined();
  const left = await site.call('POST', '/api/account/logout', undefined, { cookie });
  expect(markOf(left)?.value).toBe('');
});

describe('the cookie of GZCTF', () => {
  const NAME = 'GZCTF_Token';
  const password = 'Tern-and-Gull-7';
  const BROWSERS: Record<string, string>[] = [
    { origin: 'https://ctf.example' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  let known: typeof site;

  beforeAll(async () => {
    const config = { publicUrl: 'https://ctf.example', referenceNames: true };
    known = await createTestSite(database, { config });
    await signUp('auk', known);
  });

  async function login(headers: Record<string, string> = {}, where = known) {
    return where.call('POST', '/api/account/login', { userName: 'auk', password }, { headers });
  }

  function ask(headers: Record<string, string>, where = known) {
    return where.call('GET', '/api/account/profile', undefined, { headers });
  }

  function namesOf(answer: { cookies: { name: string }[] }) {
    return answer.cookies.map(({ name }) => name);
  }

  test('is set for a program, with the attributes of ours, and lets it in', async () => {
    const answer = await login();
    const given = answer.cookies.find(({ name }) => name === NAME);
    expect(given).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const headers = { cookie: `${NAME}=${given?.value}` };
    expect((await ask(headers)).json()).toMatchObject({ userName: 'auk' });
    const out = await known.call('POST', '/api/account/logout', undefined, { headers });
    expect(namesOf(out)).toContain(NAME);
    expect((await ask(headers)).statusCode).toBe(401);
  });

  test.each(BROWSERS)('is never given to a browser, which sends %o', async (headers) => {
    const answer = await login(headers);
    expect(answer.statusCode).toBe(200);
    expect(namesOf(answer)).toContain('__Host-halyard_session');
    expect(namesOf(answer)).not.toContain(NAME);
  });

  test.each(BROWSERS)(
    'has no effect over https where a sibling host has planted it and a browser sends %o',
    async (headers) => {
      const planted = (await login()).cookies.find(({ name }) => name === NAME)?.value;
      const cookie = `${NAME}=${planted}`;
      expect((await ask({ ...headers, cookie })).statusCode).toBe(401);
      // Nor does it end the session of the person.
      const own = await signUp(`murre${BROWSERS.indexOf(headers)}`, known);
      const both = await ask({ ...headers, cookie: `${cookie}; __Host-halyard_session=${own}` });
      expect(both.json().userName).toMatch(/^murre/);
      expect((await ask({ cookie })).statusCode).toBe(200);
    },
  );

  test('does not count beside a session cookie of ours, of whatever form', async () => {
    const planted = (await login()).cookies.find(({ name }) => name === NAME)?.value;
    for (const own of ['__Host-halyard_session=ended', 'halyard_session=']) {
      const answer = await ask({ cookie: `${NAME}=${planted}; ${own}` });
      expect(answer.statusCode).toBe(401);
    }
    const again = await login({ cookie: '__Host-halyard_session=ended' });
    expect(namesOf(again)).not.toContain(NAME);
  });

  test('is unknown unless the setting is on', async () => {
    const answer = await login({}, secured);
    expect(namesOf(answer)).not.toContain(NAME);
    const token = cookieOf(answer);
    expect((await ask({ cookie: `${NAME}=${token}` }, secured)).statusCode).toBe(401);
    expect((await ask({ cookie: `${NAME}=${token}` })).statusCode).toBe(200);
  });
});
