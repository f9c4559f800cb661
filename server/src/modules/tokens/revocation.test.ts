import { randomBytes, randomUUID } from 'node:crypto';
import { TOKEN_LIMIT } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTokenSite, OPEN, OWN } from './testing/token-site.ts';

const database = await createTestDatabase();
const { db } = database;
const { site, admin, make, create, createOwn, list, use } = await createTokenSite(database);

async function makeOwn(role: 'Monitor' | 'Admin') {
  const maker = await make(role);
  const { token, info } = await createOwn(maker);
  expect(await use(token)).toBe(OPEN);
  return { maker, token, id: info.id };
}

/** Resolves once a statement of another connection waits for a lock. */
async function untilOneWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  });
}

describe('a revoked token', () => {
  async function change(
    { cookie }: { cookie: string },
    method: 'POST' | 'DELETE',
    url: string,
  ): Promise<string> {
    const answer = await site.app.inject({
      method,
      url,
      headers: { cookie: `halyard_session=${cookie}` },
    });
    return answer.statusCode === 200 ? OPEN : answer.json().code;
  }

  const revoke = (by: { cookie: string }, id: string, base: string) =>
    change(by, 'DELETE', `${base}/${id}`);
  const restore = (by: { cookie: string }, id: string, base: string) =>
    change(by, 'POST', `${base}/${id}/restore`);

  async function revocationOf(id: string) {
    const found = (await list()).find((token) => token.id === id);
    expect(found?.isRevoked).toBe(found?.revocation !== null);
    return found?.revocation;
  }

  // Who revokes, who revokes again, and the answers to its maker and to another administrator who restore it.
  test.each([
    ['maker', null, 'Maker', OPEN, OPEN],
    ['administrator', null, 'Administrator', 'TOKEN_REVOKED_BY_ADMIN', OPEN],
    ['administrator', 'maker', 'Administrator', 'TOKEN_REVOKED_BY_ADMIN', OPEN],
    ['maker', 'administrator', 'Administrator', 'TOKEN_REVOKED_BY_ADMIN', OPEN],
  ] as const)(
    'by the %s, then by the %s, is restored by those who may',
    async (first, second, revocation, forMaker, forAdmin) => {
      const { maker, token, id } = await makeOwn('Monitor');
      for (const who of [first, second]) {
        if (who === 'maker') expect(await revoke(maker, id, OWN)).toBe(OPEN);
        if (who === 'administrator') expect(await revoke(admin, id, '/api/tokens')).toBe(OPEN);
      }
      expect(await revocationOf(id)).toBe(revocation);
      expect(await restore(maker, id, OWN)).toBe(forMaker);
      expect(await use(token)).toBe(forMaker === OPEN ? OPEN : 'NOT_SIGNED_IN');
      expect(await restore(admin, id, '/api/tokens')).toBe(forAdmin);
      expect(await use(token)).toBe(OPEN);
    },
  );

  test('that an administrator has made and revoked is restored as one’s own', async () => {
    const { maker, token, id } = await makeOwn('Admin');
    expect(await revoke(maker, id, '/api/tokens')).toBe(OPEN);
    expect(await restore(maker, id, OWN)).toBe(OPEN);
    expect(await use(token)).toBe(OPEN);
  });
});

describe('the tokens of an account end for good', () => {
  const user = (id: string) => `/api/admin/users/${id}`;
  const patch = (id: string, body: object) => site.call('PUT', user(id), body, admin);

  test.each([
    ['is banned, also when the ban is lifted', { role: 'Banned' }, { role: 'Monitor' }],
    ['is demoted, also when it is promoted again', { role: 'User' }, { role: 'Admin' }],
    [
      'is deactivated, also when it is activated again',
      { emailConfirmed: false },
      { emailConfirmed: true },
    ],
  ])('when it %s', async (_, away, back) => {
    const { maker, token, id } = await makeOwn('Monitor');
    expect((await patch(maker.id, away)).statusCode).toBe(200);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
    expect((await patch(maker.id, back)).statusCode).toBe(200);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
    const restored = await site.call('POST', `/api/tokens/${id}/restore`, undefined, admin);
    expect(restored.json().code).toBe('TOKEN_ENDED');
  });

  test('when an administrator gives it a temporary password, also after that was changed', async () => {
    const { maker, token } = await makeOwn('Monitor');
    const answer = await site.call('DELETE', `${user(maker.id)}/password`, undefined, admin);
    expect(answer.statusCode).toBe(200);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
  });

  test.each([
    ['unless the call says otherwise', {}, 'NOT_SIGNED_IN'],
    ['if the call says so', { endTokens: true }, 'NOT_SIGNED_IN'],
    ['but go on if the call says that', { endTokens: false }, OPEN],
  ])('with a new password of one’s own, %s', async (_, asked, expected) => {
    const { maker, token } = await makeOwn('Monitor');
    const hash = await site.passwords.hash('Fair-Wind-7', '');
    await db.updateTable('users').set({ password_hash: hash }).where('id', '=', maker.id).execute();
    const body = { old: 'Fair-Wind-7', new: 'Gannet-over-Skerry-9', ...asked };
    const changed = await site.call('PUT', '/api/account/changepassword', body, maker);
    expect(changed.statusCode).toBe(200);
    expect(await use(token)).toBe(expected);
  });

  test('but not those that need less than a demoted account keeps', async () => {
    const asMonitor = await makeOwn('Monitor');
    const { maker } = asMonitor;
    await patch(maker.id, { role: 'Admin' });
    const cookie = await site.sessions.start({ userId: maker.id }, { address: '', agent: '' });
    const asAdmin = (await createOwn({ cookie })).token;
    await patch(maker.id, { role: 'Monitor' });
    expect(await use(asMonitor.token)).toBe(OPEN);
    expect(await use(asAdmin)).toBe('NOT_SIGNED_IN');
    await patch(maker.id, { role: 'Admin' });
    expect(await use(asAdmin)).toBe('NOT_SIGNED_IN');
  });

  test('and none is made by a call that was let in before', async () => {
    const maker = await make('Monitor');
    const { write } = site;
    // The call waits for the account behind the reset, as it would behind a ban.
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const { promise: isEnough, resolve: enough } = Promise.withResolvers<void>();
    const ban = write(null, async (tx) => {
      await tx.deleteFrom('sessions').where('user_id', '=', maker.id).execute();
      await tx.updateTable('users').set({ role: 'Banned' }).where('id', '=', maker.id).execute();
      locked();
      await isEnough;
    });
    await isLocked;
    const made = site.call('POST', OWN, { name: 'Bot' }, maker);
    await untilOneWaits();
    enough();
    await ban;
    expect((await made).json().code).toBe('NOT_SIGNED_IN');
  });
});

test('an account has fifty tokens at most, however many calls make one at once', async () => {
  const maker = await make('Monitor');
  const rows = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('id', '=', (await create()).info.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('api_tokens')
    .values(
      Array.from({ length: TOKEN_LIMIT - 1 }, () => ({
        ...rows,
        id: randomUUID(),
        token_hash: randomBytes(32),
        creator_id: maker.id,
      })),
    )
    .execute();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => site.call('POST', OWN, { name: 'Bot' }, maker)),
  );
  const codes = answers.map((answer) => (answer.statusCode === 200 ? OPEN : answer.json().code));
  expect(codes.filter((code) => code === OPEN)).toHaveLength(1);
  expect(codes.filter((code) => code === 'TOKEN_LIMIT_REACHED')).toHaveLength(3);
});
