import { beforeEach, describe, expect, test } from 'vitest';
import { endExpiredSessions } from '../accounts/public.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const other = await createTestSite(database);

const PASSWORD = 'Tern-and-Gull-7';

interface Person {
  id: string;
  userName: string;
  cookie: string;
}

let admin: Person;
let deputy: Person;
let mira: Person;

beforeEach(async () => {
  await db.deleteFrom('teams').execute();
  await db.deleteFrom('users').execute();
  [admin, deputy, mira] = [await person('signe'), await person('bosun'), await person('Mira')];
  await db
    .updateTable('users')
    .set({ role: 'Admin' })
    .where('id', 'in', [admin.id, deputy.id])
    .execute();
  for (const { id } of [admin, deputy]) {
    await site.tell({ topic: 'session', gameId: null, body: { userId: id } });
  }
});

async function person(userName: string): Promise<Person> {
  const body = { userName, email: `${userName}@harbour.example`, password: PASSWORD };
  const cookie = cookieOf(await site.call('POST', '/api/account/register', body)) ?? '';
  const profile = await site.call('GET', '/api/account/profile', undefined, { cookie });
  return { id: profile.json<{ userId: string }>().userId, userName, cookie };
}

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = admin) {
  return site.call(method, path, body, { cookie: by.cookie });
}

const update = (id: string, body: object, by = admin) =>
  call('PUT', `/api/admin/users/${id}`, body, by);
const remove = (id: string, by = admin) => call('DELETE', `/api/admin/users/${id}`, undefined, by);

async function row(id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The statuses of the profile in both processes. */
async function statuses({ cookie }: Person): Promise<number[]> {
  await other.bus.catchUp();
  const answers = [];
  for (const where of [site, other]) {
    answers.push(await where.call('GET', '/api/account/profile', undefined, { cookie }));
  }
  return answers.map(({ statusCode }) => statusCode);
}

async function login(password: string) {
  return site.call('POST', '/api/account/login', { userName: 'Mira', password });
}

describe('updateUser', () => {
  test('changes what is sent and leaves the rest', async () => {
    expect((await update(mira.id, { bio: 'Rows.', phone: '', role: 'Monitor' })).statusCode).toBe(
      200,
    );
    expect(await row(mira.id)).toMatchObject({ bio: 'Rows.', phone: null, role: 'Monitor' });
    expect(await statuses(mira)).toEqual([200, 200]);
  });

  test('takes the confirmation from a new address unless told otherwise', async () => {
    await update(mira.id, { email: 'new@harbour.example' });
    expect(await row(mira.id)).toMatchObject({
      email: 'new@harbour.example',
      email_confirmed: false,
    });
    await update(mira.id, { email: 'newer@harbour.example', emailConfirmed: true });
    expect((await row(mira.id)).email_confirmed).toBe(true);
  });

  test('says to a session that a ban has ended that it was a ban, and opens nothing to it', async () => {
    await update(mira.id, { role: 'Banned' });
    expect(await statuses(mira)).toEqual([403, 403]);
    const profile = await call('GET', '/api/account/profile', undefined, mira);
    expect(profile.json()).toMatchObject({ code: 'BANNED' });
    expect((await call('GET', '/api/team', undefined, mira)).json()).toMatchObject({
      code: 'BANNED',
    });
    expect((await call('GET', '/api/posts', undefined, mira)).statusCode).toBe(200);
    expect((await login(PASSWORD)).json()).toMatchObject({ code: 'BANNED' });
    // A second ban, and a session that no ban has ended.
    await update(mira.id, { role: 'User' });
    expect(await statuses(mira)).toEqual([401, 401]);
    const again = { ...mira, cookie: cookieOf(await login(PASSWORD)) ?? '' };
    expect(await statuses(again)).toEqual([200, 200]);
    await update(mira.id, { role: 'Banned' });
    expect(await statuses(again)).toEqual([403, 403]);
    await call('POST', '/api/account/logout', undefined, again);
    expect(await statuses(again)).toEqual([401, 401]);
  });

  test('forgets such a session when it would have expired', async () => {
    await update(mira.id, { role: 'Banned' });
    const now = new Date();
    await db.updateTable('ended_sessions').set({ expires_at: now }).execute();
    expect(await statuses(mira)).toEqual([401, 401]);
    await endExpiredSessions(site.write, now);
    expect(await db.selectFrom('ended_sessions').selectAll().execute()).toEqual([]);
  });

  test('a planted cookie of a banned account does not sign anybody out', async () => {
    await update(deputy.id, { role: 'Banned' });
    const cookie = [deputy.cookie, mira.cookie];
    const profile = await site.call('GET', '/api/account/profile', undefined, { cookie });
    expect(profile.json()).toMatchObject({ userName: 'Mira' });
    expect(await statuses(mira)).toEqual([200, 200]);
  });

  test.each([{ emailConfirmed: false }, { email: 'new@harbour.example' }, { userName: 'Miranda' }])(
    'ends all sessions on every process at once: %o',
    async (change) => {
      expect(await statuses(mira)).toEqual([200, 200]);
      expect((await update(mira.id, change)).statusCode).toBe(200);
      expect(await statuses(mira)).toEqual([401, 401]);
    },
  );

  test('leaves an address to its owner, whatever a registration with it has', async () => {
    const { email, email_key: taken } = await row(deputy.id);
    const waiting = { email, email_key: `FOREIGN ${taken}`, email_confirmed: false };
    await db.updateTable('users').set(waiting).where('id', '=', mira.id).execute();
    expect((await update(mira.id, { bio: 'Rows.' })).statusCode).toBe(200);
    expect(await row(mira.id)).toMatchObject({ ...waiting, bio: 'Rows.' });
    const refused = await update(mira.id, { emailConfirmed: true });
    expect(refused.json()).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] });
    const given = { email: 'mira@fjord.example', emailConfirmed: true };
    expect((await update(mira.id, given)).statusCode).toBe(200);
    expect(await row(mira.id)).toMatchObject({ email: given.email, email_key: given.email });
  });

  test('keeps the session that renames its own account', async () => {
    expect((await update(admin.id, { userName: 'signe2' })).statusCode).toBe(200);
    expect(await statuses(admin)).toEqual([200, 200]);
  });

  test('gives no reserved name but admin, and lets one stay that the account has already', async () => {
    expect((await update(mira.id, { userName: 'System' })).json().code).toBe('USER_NAME_TAKEN');
    expect((await update(mira.id, { userName: 'admin' })).statusCode).toBe(200);
    await db
      .updateTable('users')
      .set({ user_name: 'Anonymous' })
      .where('id', '=', mira.id)
      .execute();
    const kept = await update(mira.id, { userName: 'Anonymous', bio: 'Rows.' });
    expect(kept.statusCode, kept.body).toBe(200);
    expect(await row(mira.id)).toMatchObject({ user_name: 'Anonymous', bio: 'Rows.' });
  });

  test('does nothing when one field is refused', async () => {
    const answer = await update(mira.id, { bio: 'New', userName: 'SIGNE' });
    expect(answer.json()).toMatchObject({
      code: 'USER_NAME_TAKEN',
      errors: [{ path: 'userName', code: 'NOT_ALLOWED' }],
    });
    expect((await row(mira.id)).bio).toBe('');
  });

  test('leaves one of two administrators who demote each other at once', async () => {
    const answers = await Promise.all([
      update(deputy.id, { role: 'User' }, admin),
      update(admin.id, { emailConfirmed: false }, deputy),
    ]);
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('email_confirmed', '=', true)
      .execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('deleteUser', () => {
  test('ends the sessions at once and keeps the submissions without a name', async () => {
    expect(await statuses(mira)).toEqual([200, 200]);
    expect((await remove(mira.id)).statusCode).toBe(200);
    expect(await statuses(mira)).toEqual([401, 401]);
    expect((await login(PASSWORD)).json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('leaves one of two administrators who delete each other at once', async () => {
    await Promise.all([remove(deputy.id, admin), remove(admin.id, deputy)]);
    const left = await db.selectFrom('users').select('id').where('role', '=', 'Admin').execute();
    expect(left).toHaveLength(1);
  });

  test('refuses the captain of a team', async () => {
    await site.call('POST', '/api/team', { name: 'Long Splice' }, { cookie: mira.cookie });
    expect((await remove(mira.id)).json()).toMatchObject({ code: 'USER_IS_CAPTAIN' });
    const list = await call('GET', `/api/admin/users?text=${mira.id}`);
    expect(list.json()).toMatchObject({
      data: [{ teams: [{ name: 'Long Splice', captain: true }] }],
    });
  });
});

describe('resetUserPassword', () => {
  test('answers a password once, which must be changed, and ends all sessions', async () => {
    const answer = await call('DELETE', `/api/admin/users/${mira.id}/password`);
    const password = answer.json<string>();
    expect(password).toHaveLength(16);
    expect(await statuses(mira)).toEqual([401, 401]);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    const cookie = cookieOf(await login(password)) ?? '';
    const profile = await site.call('GET', '/api/account/profile', undefined, { cookie });
    expect(profile.json()).toMatchObject({ mustChangePassword: true });
    const change = { old: password, new: PASSWORD };
    await site.call('PUT', '/api/account/changepassword', change, { cookie });
    expect((await row(mira.id)).must_change_password).toBe(false);
  });

  test('leaves an audit entry without the password', async () => {
    const password = (await call('DELETE', `/api/admin/users/${mira.id}/password`)).json<string>();
    const [entry] = await db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry).toMatchObject({ operation: 'resetUserPassword', target_name: 'Mira' });
    expect(JSON.stringify(entry)).not.toContain(password);
  });
});
