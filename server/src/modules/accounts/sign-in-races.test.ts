import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);

const OLD = 'Tern-and-Gull-7';
const NEW = 'Gannet-over-Skerry-9';

let serial = 0;
let mira: { userName: string; email: string; password: string };
let here: string;

beforeEach(async () => {
  serial += 1;
  mira = { userName: `Mira${serial}`, email: `mira${serial}@harbour.example`, password: OLD };
  here = cookieOf(await site.call('POST', '/api/account/register', mira)) ?? '';
});

afterEach(() => vi.restoreAllMocks());

function login(password = OLD, cookie?: string) {
  const options = cookie === undefined ? {} : { cookie };
  return site.call('POST', '/api/account/login', { ...mira, password }, options);
}

function account() {
  return db.selectFrom('users').where('user_name', '=', mira.userName);
}

async function countSessions(): Promise<number> {
  const rows = account().innerJoin('sessions', 'sessions.user_id', 'users.id');
  return (await rows.select('sessions.id').execute()).length;
}

/** Lets `count` sign-ins go on together, once all of them have checked the password. */
function holdFind(count: number) {
  const find = site.passwords.find.bind(site.passwords);
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let left = count;
  vi.spyOn(site.passwords, 'find').mockImplementation(async (stored, ...values) => {
    const plain = stored.map((hash) => hash.replace(/#\d$/, ''));
    const found = await find(plain, ...values);
    left -= 1;
    if (left === 0) reached.resolve();
    if (left >= 0) await released.promise;
    return found === undefined ? undefined : stored[plain.indexOf(found)];
  });
  return { allHaveVerified: reached.promise, release: () => released.resolve() };
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db);
  return rows[0]?.count ?? 0;
}

describe('a sign-in during which the password changes', () => {
  test('is refused like one with a wrong password, if it had checked the earlier one', async () => {
    const held = holdFind(1);
    const signingIn = login();
    await held.allHaveVerified;
    const body = { old: OLD, new: NEW };
    const changed = await site.call('PUT', '/api/account/changepassword', body, { cookie: here });
    expect(changed.statusCode).toBe(200);
    held.release();
    const answer = await signingIn;
    expect(answer.json()).toMatchObject({ code: 'WRONG_CREDENTIALS', status: 401 });
    expect(cookieOf(answer)).toBeUndefined();
    expect(await countSessions()).toBe(1);
  });

  test('is refused when the change is stored while the session waits for it', async () => {
    const isLocked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const { id } = await account().select('id').executeTakeFirstOrThrow();
    const change = site.write(null, async (tx) => {
      const fields = { password_hash: `plain:${NEW}` };
      await tx.updateTable('users').set(fields).where('id', '=', id).execute();
      await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
      isLocked.resolve();
      await released.promise;
    });
    await isLocked.promise;
    const signingIn = login();
    await expect.poll(countWaiting).toBe(1);
    released.resolve();
    await change;
    expect((await signingIn).json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await countSessions()).toBe(0);
    expect((await login(NEW)).statusCode).toBe(200);
  });

  test('leaves the session that the browser had', async () => {
    const other = cookieOf(await site.call('POST', '/api/account/register', eve())) ?? '';
    const held = holdFind(1);
    const signingIn = login(OLD, other);
    await held.allHaveVerified;
    await db
      .updateTable('users')
      .set({ password_hash: `plain:${NEW}` })
      .where('user_name', '=', mira.userName)
      .execute();
    held.release();
    expect((await signingIn).statusCode).toBe(401);
    const profile = await site.call('GET', '/api/account/profile', undefined, { cookie: other });
    expect(profile.json()).toMatchObject({ userName: eve().userName });
  });
});

test('two sign-ins that both hash the password anew both succeed', async () => {
  const hash = { password_hash: `old:${OLD}` };
  await db.updateTable('users').set(hash).where('user_name', '=', mira.userName).execute();
  // As argon2id, which makes another hash of the same password each time.
  const hashing = vi.spyOn(site.passwords, 'hash');
  hashing.mockResolvedValueOnce(`plain:${OLD}#1`).mockResolvedValueOnce(`plain:${OLD}#2`);
  const held = holdFind(2);
  const signingIn = [login(), login()];
  await held.allHaveVerified;
  held.release();
  const answers = await Promise.all(signingIn);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

function eve() {
  return { ...mira, userName: `Eve${serial}`, email: `eve${serial}@harbour.example` };
}
