import { afterEach, describe, expect, test } from 'vitest';
import { StartupError } from '../../platform/startup-error.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';
import { prepareSetup } from './service-prepare.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const other = await createTestSite(database);

const admin = {
  userName: 'harbourmaster',
  email: 'signe@harbour.example',
  password: 'Tern-and-Gull-7',
};
const fromEnvironment = { name: admin.userName, email: admin.email, password: admin.password };

afterEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('settings').execute();
  const event = { topic: 'settings', gameId: null, body: {} } as const;
  for (const { tell } of [site, other]) await tell(event);
});

function prepare(given?: typeof fromEnvironment, siteTitle?: string) {
  return prepareSetup({ ...site, admin: given, siteTitle, baseUrl: 'http://localhost:8080' });
}

/** The token of a link, from the part of it that browsers send to no server. */
function tokenOf(link = ''): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
}

async function newToken(): Promise<string> {
  const made = await prepare();
  return tokenOf(made?.link);
}

function setUp(token: string, change: object = {}, where = site) {
  return where.call('POST', '/api/ext/setup', { token, ...admin, ...change });
}

async function isRequired(where = site): Promise<boolean> {
  return (await where.call('GET', '/api/ext/setup')).json().required;
}

async function administrators() {
  return db.selectFrom('users').select('user_name as name').where('role', '=', 'Admin').execute();
}

describe('prepareSetup', () => {
  test('makes a link while there is no administrator; a later one replaces it', async () => {
    const made = await prepare();
    expect(made?.link).toMatch(/^http:\/\/localhost:8080\/setup#token=[\w-]{43}$/);
    const token = await newToken();
    const old = tokenOf(made?.link);
    expect((await setUp(old)).json()).toMatchObject({ code: 'SETUP_TOKEN_INVALID' });
    expect((await setUp(token)).statusCode).toBe(200);
    expect(await prepare()).toBeNull();
  });

  test('makes the administrator of the environment, once', async () => {
    expect(await isRequired()).toBe(true);
    expect(await Promise.all([prepare(fromEnvironment), prepare(fromEnvironment)])).toEqual([
      null,
      null,
    ]);
    expect(await prepare({ ...fromEnvironment, name: 'second', email: 'b@c' })).toBeNull();
    expect(await administrators()).toEqual([{ name: 'harbourmaster' }]);
    expect(await isRequired()).toBe(false);
    expect((await site.call('POST', '/api/account/login', admin)).statusCode).toBe(200);
  });

  test('names the site of the environment, once', async () => {
    const title = async () => (await site.call('GET', '/api/config')).json().title;
    await prepare(fromEnvironment, 'Harbour CTF');
    expect(await title()).toBe('Harbour CTF');
    await prepare(fromEnvironment, 'Another name');
    expect(await title()).toBe('Harbour CTF');
  });

  test('refuses a title that the set-up page would refuse', async () => {
    const failure = prepare(fromEnvironment, 'x'.repeat(1000));
    await expect(failure).rejects.toThrow(StartupError);
    await expect(failure).rejects.toThrow(/^SITE_TITLE: /);
    expect(await administrators()).toEqual([]);
  });

  test.each([
    [{ password: 'weak' }, /^ADMIN_PASSWORD: A password needs .*\.$/],
    [{ name: 'a@b' }, /^ADMIN_NAME: /],
    [{ name: 'System' }, /^ADMIN_NAME: That user name is taken/],
    [{ name: 'a'.repeat(16) }, /^ADMIN_NAME: /],
    [{ email: 'x y@z' }, /^ADMIN_EMAIL: /],
  ])('says in one sentence what is wrong with %j', async (change, sentence) => {
    const failure = prepare({ ...fromEnvironment, ...change });
    await expect(failure).rejects.toThrow(StartupError);
    await expect(failure).rejects.toThrow(sentence);
    expect(await administrators()).toEqual([]);
  });

  test("does not make a player's account an administrator's", async () => {
    await site.call('POST', '/api/account/register', admin);
    await expect(prepare(fromEnvironment)).rejects.toThrow(/^ADMIN_NAME: That user name is taken/);
    expect(await administrators()).toEqual([]);
  });
});

describe('completeSetup', () => {
  test('takes the name admin, and no other reserved one', async () => {
    const token = await newToken();
    const refused = await setUp(token, { userName: 'Administrator' });
    expect(refused.json()).toMatchObject({ code: 'USER_NAME_TAKEN' });
    expect((await setUp(token, { userName: 'admin' })).statusCode).toBe(200);
  });

  test('makes the administrator, names the site and signs in', async () => {
    const answer = await setUp(await newToken(), { title: 'Harbour CTF', customTheme: '#00aa85' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    const cookie = cookieOf(answer) ?? '';
    const profile = await site.call('GET', '/api/account/profile', undefined, { cookie });
    expect(profile.json()).toMatchObject({ role: 'Admin', userName: 'harbourmaster' });
    const config = await site.call('GET', '/api/config');
    expect(config.json()).toMatchObject({
      title: 'Harbour CTF',
      customTheme: '#00aa85',
      setupRequired: false,
    });
  });

  test('keeps the defaults that it was not told to change', async () => {
    await setUp(await newToken());
    const config = await site.call('GET', '/api/config');
    expect(config.json()).toMatchObject({ title: 'GZ', customTheme: null });
  });

  test('succeeds for exactly one of many at once, in all processes', async () => {
    const token = await newToken();
    expect(await isRequired(other)).toBe(true);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const change = { userName: `admin${index}`, email: `${index}@harbour.example` };
        return setUp(token, change, index % 2 === 0 ? site : other);
      }),
    );
    const codes = answers.map(({ statusCode, body }) =>
      statusCode === 200 ? 'done' : JSON.parse(body).code,
    );
    expect(codes.filter((code) => code === 'SETUP_DONE')).toHaveLength(9);
    expect(codes).toContain('done');
    expect(await administrators()).toHaveLength(1);
    await expect.poll(() => isRequired(other)).toBe(false);
  });

  test('keeps the token when the input is refused', async () => {
    const token = await newToken();
    await site.call('POST', '/api/account/register', { ...admin, userName: 'player' });
    for (const [change, code] of [
      [{ password: 'abcdef' }, 'PASSWORD_TOO_WEAK'],
      [{ userName: 'player' }, 'USER_NAME_TAKEN'],
      [{}, 'EMAIL_TAKEN'],
      [{ customTheme: 'red' }, 'VALIDATION_FAILED'],
      [{ email: 'a@b', title: 'a\0b' }, 'VALIDATION_FAILED'],
      [{ email: 'a@b', title: 'a\ud800b' }, 'VALIDATION_FAILED'],
    ] as const) {
      expect((await setUp(token, change)).json()).toMatchObject({ code, status: 400 });
    }
    expect((await setUp(token, { email: 'other@harbour.example' })).statusCode).toBe(200);
  });

  test('takes no other token, and none before a link was made', async () => {
    expect((await setUp('x')).json()).toMatchObject({ code: 'SETUP_TOKEN_INVALID' });
    await newToken();
    expect((await setUp('x')).json()).toMatchObject({ code: 'SETUP_TOKEN_INVALID' });
    expect(await administrators()).toEqual([]);
  });
});
