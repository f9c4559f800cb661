import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const other = await createTestSite(database);

const OLD = 'Tern-and-Gull-7';
const NEW = 'Gannet-over-Skerry-9';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Safari/604.1';

let serial = 0;
let mira: { userName: string; email: string; password: string };
let here: string;
let there: string;

beforeEach(async () => {
  serial += 1;
  mira = { userName: `Mira${serial}`, email: `mira${serial}@harbour.example`, password: OLD };
  here = cookieFrom(await site.call('POST', '/api/account/register', mira, from(FIREFOX)));
  there = await login(SAFARI);
});

function from(agent: string) {
  return { headers: { 'user-agent': agent }, remoteAddress: '192.0.2.17' };
}

function cookieFrom(answer: Parameters<typeof cookieOf>[0]): string {
  const cookie = cookieOf(answer);
  if (!cookie) throw new Error(answer.body);
  return cookie;
}

async function login(agent = FIREFOX, password = OLD): Promise<string> {
  return cookieFrom(
    await site.call('POST', '/api/account/login', { ...mira, password }, from(agent)),
  );
}

function list(cookie = here) {
  return site.call('GET', '/api/ext/account/sessions', undefined, { cookie });
}

async function statusOf(cookie: string, where = site): Promise<number> {
  return (await where.call('GET', '/api/account/profile', undefined, { cookie })).statusCode;
}

function changePassword(body: object = { old: OLD, new: NEW }) {
  return site.call('PUT', '/api/account/changepassword', body, { cookie: here });
}

describe('own sessions', () => {
  test('are listed with device, address and times, and without the token', async () => {
    const answer = await list();
    const rows: { current: boolean }[] = answer.json();
    expect(rows.toSorted((one, two) => Number(two.current) - Number(one.current))).toEqual([
      expect.objectContaining({ current: true, browser: 'Firefox', system: 'Linux' }),
      expect.objectContaining({ current: false, browser: 'Safari', system: 'iOS' }),
    ]);
    expect(rows[0]).toMatchObject({ address: '192.0.2.17', createdAt: site.clock() });
    expect(answer.body).not.toContain(here);
    expect(answer.body).not.toContain(there);
  });

  test('end one by one, at once and in every process', async () => {
    expect(await statusOf(there, other)).toBe(200);
    const rows: { id: string; current: boolean }[] = (await list()).json();
    const id = rows.find(({ current }) => !current)?.id ?? '';
    const end = () =>
      site.call('DELETE', `/api/ext/account/sessions/${id}`, undefined, { cookie: here });
    expect((await end()).statusCode).toBe(200);
    expect(await statusOf(there)).toBe(401);
    await expect.poll(() => statusOf(there, other)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect((await end()).json()).toMatchObject({ code: 'SESSION_NOT_FOUND', status: 404 });
  });

  test('of somebody else do not end', async () => {
    const [row]: { id: string }[] = (await list()).json();
    const eve = { ...mira, userName: `Eve${serial}`, email: `eve${serial}@harbour.example` };
    const cookie = cookieFrom(await site.call('POST', '/api/account/register', eve));
    const path = `/api/ext/account/sessions/${row?.id}`;
    expect((await site.call('DELETE', path, undefined, { cookie })).statusCode).toBe(404);
    expect(await statusOf(here)).toBe(200);
  });

  test('end all but the one that asks', async () => {
    await site.call('DELETE', '/api/ext/account/sessions', undefined, { cookie: here });
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(here)).toBe(200);
  });
});

describe('changePassword', () => {
  test('sets the password and ends all other sessions, in every process', async () => {
    expect(await statusOf(there, other)).toBe(200);
    expect((await changePassword()).statusCode).toBe(200);
    expect(await statusOf(there)).toBe(401);
    await expect.poll(() => statusOf(there, other)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(await login(FIREFOX, NEW))).toBe(200);
    await expect(login(FIREFOX, OLD)).rejects.toThrow('WRONG_CREDENTIALS');
  });

  test('refuses a wrong or a weak password and changes nothing', async () => {
    const wrong = await changePassword({ old: NEW, new: NEW });
    expect(wrong.json()).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ path: 'old' }] });
    const weak = await changePassword({ old: OLD, new: 'onlyletters' });
    expect(weak.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', errors: [{ path: 'new' }] });
    expect(await statusOf(there)).toBe(200);
  });

  test('succeeds once of two at the same time', async () => {
    const answers = await Promise.all([
      changePassword(),
      changePassword({ old: OLD, new: `${NEW}x` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
  });

  test('opens again, in every process, what a password of an administrator kept closed', async () => {
    const profile = () => site.call('GET', '/api/account/profile', undefined, { cookie: here });
    await db
      .updateTable('users')
      .set({ must_change_password: true })
      .where('user_name', '=', mira.userName)
      .execute();
    const { userId } = (await profile()).json<{ userId: string }>();
    await site.tell({ topic: 'session', gameId: null, body: { userId } });
    const data = (where = site) =>
      where
        .call('GET', '/api/ext/account/data', undefined, { cookie: here })
        .then((answer) => answer.json());
    const teams = await site.call('GET', '/api/team', undefined, { cookie: here });
    expect(teams.json()).toEqual([]);
    expect((await profile()).json()).toMatchObject({ mustChangePassword: true });
    expect(await data()).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
    expect(await data(other)).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
    await changePassword();
    expect((await profile()).json()).toMatchObject({ mustChangePassword: false });
    expect(await data()).toHaveProperty('profile');
    await expect.poll(() => data(other)).toHaveProperty('profile');
  });
});

describe('updateProfile', () => {
  function update(body: object, cookie = here) {
    return site.call('PUT', '/api/account/update', body, { cookie });
  }

  async function profile(where = site): Promise<Record<string, unknown>> {
    return (await where.call('GET', '/api/account/profile', undefined, { cookie: here })).json();
  }

  test('changes what is sent, and an empty text clears', async () => {
    const fields = { bio: 'Ropes.', phone: '+47 55', realName: 'Mira M.', stdNumber: 's1' };
    expect((await update(fields)).statusCode).toBe(200);
    expect(await profile()).toMatchObject({ ...fields, userName: mira.userName });
    await update({ bio: '', phone: '', realName: null });
    expect(await profile()).toMatchObject({ bio: '', phone: null, realName: 'Mira M.' });
  });

  test('renames, and sessions go on', async () => {
    const userName = `Nell${serial}`;
    expect((await update({ userName })).statusCode).toBe(200);
    expect(await profile()).toMatchObject({ userName });
    expect(await statusOf(there)).toBe(200);
    mira.userName = userName;
    expect(await statusOf(await login())).toBe(200);
  });

  test('refuses a name that is taken, invalid or like one of the staff', async () => {
    const eve = { ...mira, userName: `Eve${serial}`, email: `eve${serial}@harbour.example` };
    await site.call('POST', '/api/account/register', eve);
    const refused = async (userName: string) => (await update({ userName })).json();
    const taken = { code: 'USER_NAME_TAKEN', errors: [{ path: 'userName' }] };
    expect(await refused(eve.userName.toUpperCase())).toMatchObject(taken);
    expect(await refused('a@b')).toMatchObject({ code: 'USER_NAME_INVALID' });
    await db
      .updateTable('users')
      .set({ role: 'Admin' })
      .where('user_name', '=', eve.userName)
      .execute();
    expect(await refused(eve.userName.replace('e', '\u0435'))).toMatchObject(taken);
    expect(await profile()).toMatchObject({ userName: mira.userName });
  });

  test('refuses a reserved name, and lets one stay that the account has already', async () => {
    const refused = async (userName: string) => (await update({ userName })).json().code;
    expect(await refused('admin')).toBe('USER_NAME_TAKEN');
    expect(await refused('System.')).toBe('USER_NAME_TAKEN');
    expect(await refused('Nell\uFFFC')).toBe('USER_NAME_INVALID');
    const old = 'Anonym\uFFFCous';
    await db
      .updateTable('users')
      .set({ user_name: old })
      .where('user_name', '=', mira.userName)
      .execute();
    expect((await update({ userName: old, bio: 'Ties knots.' })).statusCode).toBe(200);
    expect(await profile()).toMatchObject({ userName: old, bio: 'Ties knots.' });
  });

  test('refuses texts that reorder the page around them', async () => {
    for (const field of ['bio', 'realName', 'stdNumber']) {
      const answer = await update({ [field]: 'abc\u202Edef' });
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: field }] });
    }
  });
});
