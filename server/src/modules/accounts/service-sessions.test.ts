import { CompiledQuery } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addAccount } from './service-new-account.ts';
import { createSessions, SESSION_SECONDS } from './service-sessions.ts';
import { cookieOf, createTestSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const site = await createTestSite(database);
const { clock, sessions } = site;

const FROM = { address: '192.0.2.7', agent: 'test' };
const MINUTE = 60_000;

let serial = 0;
let userId: string;
let token: string;

beforeEach(async () => {
  serial += 1;
  userId = await site.write(null, (tx) =>
    addAccount(tx, {
      userName: `user${serial}`,
      email: `user${serial}@harbour.example`,
      passwordHash: 'plain:x',
      role: 'User',
      emailConfirmed: true,
      registeredAt: clock(),
      address: null,
    }),
  );
  token = await sessions.start({ userId }, FROM);
});

async function find() {
  return sessions.find(token, FROM.address);
}

async function visited(): Promise<number | undefined> {
  const user = db.selectFrom('users').select('last_visited_at as at').where('id', '=', userId);
  return (await user.executeTakeFirstOrThrow()).at?.getTime();
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pool, 'connect');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

describe('sessions', () => {
  test('finds the user of a token', async () => {
    expect(await find()).toEqual({
      actor: {
        mustChangePassword: false,
        userId,
        userName: `user${serial}`,
        role: 'User',
        sessionId: expect.any(String),
      },
      renewed: false,
      isEnded: false,
    });
    expect(await sessions.find(`${token}x`, FROM.address)).toBeNull();
  });

  test('costs no statement while warm, and looks again after two to four minutes', async () => {
    await find();
    expect(await countStatements(find)).toBe(0);
    clock.advance(2 * MINUTE - 1);
    expect(await countStatements(find)).toBe(0);
    clock.advance(2 * MINUTE + 1);
    expect(await countStatements(find)).not.toBe(0);
  });

  test('stores no token, only its hash', async () => {
    const { rows } = await db.executeQuery<{ row: string }>(
      CompiledQuery.raw('select sessions::text as row from sessions'),
    );
    const text = rows.map(({ row }) => row).join();
    expect(text).toContain(userId);
    expect(text).not.toContain(token);
  });

  test('writes a visit at most every two and a half minutes, at least every five', async () => {
    const start = clock();
    clock.advance(2.5 * MINUTE - 1);
    expect(await find()).toMatchObject({ renewed: false });
    expect(await visited()).toBe(start);
    clock.advance(5 * MINUTE + 1);
    expect(await find()).toMatchObject({ renewed: true });
    expect(await visited()).toBe(clock());
    expect(await find()).toMatchObject({ renewed: false });
  });

  test('lasts a week from its last use', async () => {
    const week = SESSION_SECONDS * 1000;
    clock.advance(week - 1);
    expect(await find()).not.toBeNull();
    clock.advance(week - 1);
    expect(await find()).not.toBeNull();
    clock.advance(week);
    expect(await find()).toBeNull();
  });

  test('ends thirty days after signing in, even when it is used every day', async () => {
    const day = 24 * 3600 * 1000;
    for (let count = 1; count < 30; count += 1) {
      clock.advance(day);
      expect(await find()).not.toBeNull();
    }
    clock.advance(day);
    expect(await find()).toBeNull();
  });

  test('forgets a user at once', async () => {
    await find();
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', userId).execute();
    expect(await find()).toMatchObject({ actor: { role: 'User' } });
    await site.tell({ topic: 'session', gameId: null, body: { userId } });
    expect(await find()).toMatchObject({ actor: { role: 'Banned' } });
  });

  test('does not remember what was read before something was forgotten', async () => {
    const cold = createSessions({ ...site, clock });
    const reading = cold.find(token, FROM.address);
    await site.tell({ topic: 'session', gameId: null, body: { userId } });
    await reading;
    expect(await countStatements(() => cold.find(token, FROM.address))).toBe(1);
  });

  test('knows after a restart who was there, as they are now', async () => {
    await db.updateTable('users').set({ role: 'Monitor' }).where('id', '=', userId).execute();
    const restarted = createSessions({ ...site, clock });
    await restarted.recall();
    const again = () => restarted.find(token, FROM.address);
    expect(await countStatements(again)).toBe(0);
    expect(await again()).toMatchObject({ actor: { role: 'Monitor' }, renewed: false });
    await site.tell({ topic: 'session', gameId: null, body: { userId } });
    expect(await countStatements(again)).toBe(1);
  });

  test('keeps the cookie as long as the session', async () => {
    const registered = await site.call('POST', '/api/account/register', {
      userName: `cookie${serial}`,
      email: `cookie${serial}@harbour.example`,
      password: 'Tern-and-Gull-7',
    });
    const cookie = cookieOf(registered) ?? '';
    const call = () => site.call('GET', '/api/account/profile', undefined, { cookie });
    expect(cookieOf(await call())).toBeUndefined();
    clock.advance(10 * MINUTE);
    const renewed = await call();
    expect(cookieOf(renewed)).toBe(cookie);
    expect(String(renewed.headers['set-cookie'])).toContain('Max-Age=604800');
    expect(cookieOf(await call())).toBeUndefined();
  });

  test('lets no cache keep an answer that brings a cookie', async () => {
    const call = () => site.call('GET', '/api/config', undefined, { cookie: token });
    clock.advance(10 * MINUTE);
    const renewed = await call();
    expect(cookieOf(renewed)).toBe(token);
    expect(renewed.headers['cache-control']).toBe('no-store');
    expect((await call()).headers['cache-control']).toBe('public, no-cache');
  });
});
