import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite, pointsOf } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const other = await createTestSite(database);
const secured = await createTestSite(database, { config: { publicUrl: 'https://ctf.example' } });
const proxied = await createTestSite(database, { config: { trustProxy: ['loopback'] } });
const fixed = await createTestSite(database, { config: { publicUrl: 'https://ctf.example' } });
const limited = await createTestSite(database, { limited: true });

const PASSWORD = 'Tern-and-Gull-7';

let serial = 0;
let mira: { userName: string; email: string; password: string };

beforeEach(() => {
  serial += 1;
  mira = { userName: `Mira${serial}`, email: `mira${serial}@harbour.example`, password: PASSWORD };
});

function register(body: object = mira, where = site) {
  return where.call('POST', '/api/account/register', body);
}

async function registered(): Promise<string> {
  const cookie = cookieOf(await register());
  if (!cookie) throw new Error('no cookie');
  return cookie;
}

function login(userName: string, password = PASSWORD, cookie?: string) {
  const options = cookie === undefined ? {} : { cookie };
  return site.call('POST', '/api/account/login', { userName, password }, options);
}

const loginFrom = (origin: string, where = site, host = 'localhost') =>
  where.call('POST', '/api/account/login', mira, { headers: { origin, host } });

async function setPolicy(fields: object): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'accountPolicy', fields),
  );
}

function profile(cookie: string, where = site) {
  return where.call('GET', '/api/account/profile', undefined, { cookie });
}

describe('register', () => {
  test('refuses a name that looks like one of the staff, and takes others that look alike', async () => {
    await registered();
    const twin = {
      ...mira,
      userName: mira.userName.replace('a', '\u0430'),
      email: `x${mira.email}`,
    };
    expect((await register(twin)).statusCode).toBe(200);
    await db
      .updateTable('users')
      .set({ role: 'Monitor' })
      .where('user_name', '=', mira.userName)
      .execute();
    const third = {
      ...mira,
      userName: mira.userName.replace('i', '\u0456'),
      email: `y${mira.email}`,
    };
    expect((await register(third)).json()).toMatchObject({
      code: 'USER_NAME_TAKEN',
      errors: [{ path: 'userName' }],
    });
  });

  test('makes an ordinary account and signs it in', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ title: 'You are signed in.', data: 'LoggedIn', status: 200 });
    const user = await profile(cookieOf(answer) ?? '');
    expect(user.json()).toEqual({
      userId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      role: 'User',
      userName: mira.userName,
      email: mira.email,
      bio: '',
      phone: null,
      realName: '',
      stdNumber: '',
      avatar: null,
      mustChangePassword: false,
    });
  });

  test('sets a cookie that scripts and other sites do not get', async () => {
    const [header = ''] = [(await register()).headers['set-cookie']].flat();
    expect(header).toMatch(/^halyard_session=[\w-]{43};/);
    expect(header.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
    ]);
    const answer = await secured.call('POST', '/api/account/login', mira);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-halyard_session=.*; Secure/);
  });

  test.each([
    [proxied, '127.0.0.1', true],
    [proxied, '192.0.2.1', false],
    [site, '127.0.0.1', false],
  ])('sets a secure cookie where a trusted proxy speaks https', async (where, from, isSecure) => {
    await registered();
    const options = { remoteAddress: from, headers: { 'x-forwarded-proto': 'https' } };
    const answer = await where.call('POST', '/api/account/login', mira, options);
    expect(String(answer.headers['set-cookie']).includes('; Secure')).toBe(isSecure);
  });

  test.each([
    [{ userName: 'a@b' }, 'USER_NAME_INVALID', 'userName'],
    [{ userName: 'Mira\uFFFC' }, 'USER_NAME_INVALID', 'userName'],
    [{ userName: 'Mira\u{1D159}' }, 'USER_NAME_INVALID', 'userName'],
    [{ userName: 'admin' }, 'USER_NAME_TAKEN', 'userName'],
    [{ userName: 'admin.' }, 'USER_NAME_TAKEN', 'userName'],
    [{ userName: 'Sy\u0455tem' }, 'USER_NAME_TAKEN', 'userName'],
    [{ password: 'abcdef' }, 'PASSWORD_TOO_WEAK', 'password'],
    [{ email: `a\u200bb@harbour.example` }, 'VALIDATION_FAILED', 'email'],
    [{ userName: 'ab' }, 'VALIDATION_FAILED', 'userName'],
    [{ email: 'nobody' }, 'VALIDATION_FAILED', 'email'],
    [{ email: `${'\ufdfa'.repeat(240)}@b.c` }, 'VALIDATION_FAILED', 'email'],
  ])('refuses %j', async (change, code, path) => {
    const answer = await register({ ...mira, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, code, errors: [{ path }] });
    expect(cookieOf(answer)).toBeUndefined();
  });

  test('tells a taken name from a taken address, in any case and form', async () => {
    await registered();
    const upper = mira.userName.toUpperCase();
    const wide = mira.userName.replace('M', '\uff2d');
    const email = mira.email.toUpperCase();
    for (const userName of [upper, wide]) {
      const answer = await register({ ...mira, userName, email: `new${email}` });
      expect(answer.json()).toMatchObject({
        code: 'USER_NAME_TAKEN',
        errors: [{ path: 'userName' }],
      });
    }
    const answer = await register({ ...mira, userName: `x${serial}new`, email });
    expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] });
  });

  test('gives a name to exactly one of many who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        register({ ...mira, email: `${index}${mira.email}` }),
      ),
    );
    const codes = answers.map((answer) => answer.json().code ?? 'made');
    expect(codes.filter((code) => code === 'USER_NAME_TAKEN')).toHaveLength(11);
    expect(codes).toContain('made');
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('user_name', '=', mira.userName)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('follows the policy of the site', async () => {
    await setPolicy({ activeOnRegister: false });
    const waiting = await register();
    expect(waiting.json()).toMatchObject({ data: 'AdminConfirmationRequired', status: 200 });
    expect(cookieOf(waiting)).toBeUndefined();
    await setPolicy({ allowRegister: false });
    expect((await register()).json()).toMatchObject({ code: 'REGISTRATION_CLOSED' });
    await setPolicy({ allowRegister: true, activeOnRegister: true });
  });

  test('is limited by address', async () => {
    const weak = { ...mira, password: 'abcdef' };
    for (let count = 0; count < pointsOf('register'); count += 1) {
      expect((await register(weak, limited)).statusCode).toBe(400);
    }
    const refused = await register(weak, limited);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('login', () => {
  test('takes the name or the address in any case', async () => {
    await registered();
    for (const name of [mira.userName, mira.userName.toLowerCase(), mira.email.toUpperCase()]) {
      const answer = await login(name);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe('');
      expect((await profile(cookieOf(answer) ?? '')).statusCode).toBe(200);
    }
  });

  test('answers an unknown name like a wrong password, at the same cost', async () => {
    await registered();
    const { verified } = site.passwords;
    for (const [name, hash] of [
      [mira.userName, `plain:${PASSWORD}`],
      ['nobody-here', undefined],
      ['\ufdfa'.repeat(250), undefined],
    ] as const) {
      verified.length = 0;
      const answer = await login(name, 'Wrong-Password-1');
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        title: 'The user name or the password is wrong.',
        status: 401,
        code: 'WRONG_CREDENTIALS',
      });
      expect(verified).toEqual([hash]);
    }
  });

  test('tells of a ban and of a missing confirmation only after the right password', async () => {
    await registered();
    for (const [change, code] of [
      [{ email_confirmed: false }, 'ACCOUNT_NOT_CONFIRMED'],
      [{ role: 'Banned' }, 'BANNED'],
    ] as const) {
      await db.updateTable('users').set(change).where('user_name', '=', mira.userName).execute();
      expect((await login(mira.userName, 'Wrong-1')).json()).toMatchObject({
        code: 'WRONG_CREDENTIALS',
      });
      const answer = await login(mira.userName);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code, status: 401 });
      expect(cookieOf(answer)).toBeUndefined();
    }
  });

  test('hashes a password anew that was hashed in an older way', async () => {
    await registered();
    const hashes = db
      .selectFrom('users')
      .select('password_hash')
      .where('user_name', '=', mira.userName);
    await db
      .updateTable('users')
      .set({ password_hash: `old:${PASSWORD}` })
      .where('user_name', '=', mira.userName)
      .execute();
    await login(mira.userName, 'Wrong-1');
    expect(await hashes.execute()).toEqual([{ password_hash: `old:${PASSWORD}` }]);
    await login(mira.userName);
    expect(await hashes.execute()).toEqual([{ password_hash: `plain:${PASSWORD}` }]);
  });

  test('ends the session that the caller had', async () => {
    const first = await registered();
    const second = cookieOf(await login(mira.userName, PASSWORD, first));
    expect(second).not.toBe(first);
    expect((await profile(first)).statusCode).toBe(401);
    expect((await profile(second ?? '')).statusCode).toBe(200);
  });

  test('refuses pages of other sites', async () => {
    await registered();
    expect((await loginFrom('https://evil.example')).json()).toMatchObject({
      code: 'ORIGIN_REFUSED',
    });
    expect((await loginFrom('null')).statusCode).toBe(403);
    expect((await loginFrom('http://localhost')).statusCode).toBe(200);
    expect((await loginFrom('http://ctf.example', fixed)).statusCode).toBe(403);
    expect((await loginFrom('https://ctf.example', fixed)).statusCode).toBe(200);
  });

  test('refuses a name that was made to point at the server, with words that name the setting', async () => {
    await registered();
    const rebound = await loginFrom('http://evil.example', site, 'evil.example');
    expect(rebound.json()).toMatchObject({
      code: 'HOST_REFUSED',
      title: expect.stringContaining('PUBLIC_URL'),
    });
    const reads = await site.call('GET', '/api/config', undefined, {
      headers: { host: 'evil.example' },
    });
    expect(reads.statusCode).toBe(200);
    expect((await loginFrom('https://ctf.example', fixed, 'ctf.example')).statusCode).toBe(200);
  });
});

describe('logout', () => {
  test('ends this session at once in every process, and no other', async () => {
    const cookie = await registered();
    const second = cookieOf(await login(mira.userName)) ?? '';
    expect((await profile(cookie, other)).statusCode).toBe(200);
    const answer = await site.call('POST', '/api/account/logout', undefined, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(cookieOf(answer)).toBe('');
    expect((await profile(cookie)).statusCode).toBe(401);
    await expect.poll(async () => (await profile(cookie, other)).statusCode).toBe(401);
    expect((await profile(second)).statusCode).toBe(200);
  });

  test('asks for a session', async () => {
    const answer = await site.call('POST', '/api/account/logout');
    expect(answer.json()).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });
});

describe('getProfile', () => {
  test('answers 401 without a session and 403 to a banned account', async () => {
    expect((await site.call('GET', '/api/account/profile')).statusCode).toBe(401);
    expect((await profile('not-a-token')).statusCode).toBe(401);
    const cookie = await registered();
    await db
      .updateTable('users')
      .set({ role: 'Banned' })
      .where('user_name', '=', mira.userName)
      .execute();
    const { json, statusCode } = await profile(cookie);
    expect(statusCode).toBe(403);
    expect(json()).toMatchObject({ code: 'BANNED' });
  });
});
