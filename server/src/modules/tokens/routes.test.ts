import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTokenSite, OPEN, OWN } from './testing/token-site.ts';

const database = await createTestDatabase();
const { db } = database;
const { site, gameId, admin, make, create, createOwn, list, use } = await createTokenSite(database);
const DAY = 24 * 3600 * 1000;

describe('a token', () => {
  test('is shown once, and stored as a hash only', async () => {
    const { token, info } = await create();
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(JSON.stringify(await list())).not.toContain(token);
    const row = await db.selectFrom('api_tokens').selectAll().where('id', '=', info.id).execute();
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
  });

  test('opens what its scopes name, and nothing that takes none', async () => {
    const { token } = await create({ scopes: ['Events'] });
    expect(await use(token)).toBe(OPEN);
    expect(await use(token, `/api/game/${gameId}/scoreboardsheet`)).toBe('FORBIDDEN');
    expect(await use(token, '/api/admin/config')).toBe('NOT_SIGNED_IN');
    expect(await use(token, '/api/account/profile')).toBe('NOT_SIGNED_IN');
  });

  test('counts in place of the cookie that is sent with it', async () => {
    const headers = { authorization: 'Bearer wrong.token' };
    const options = { cookie: admin.cookie, headers };
    const answer = await site.call('GET', `/api/game/${gameId}/events`, undefined, options);
    expect(answer.json().code).toBe('NOT_SIGNED_IN');
  });

  test.each(['', 'a.b', `${'a'.repeat(5000)}.b`, 'a b', "'; drop table users; --"])(
    'that is none is refused: %j',
    async (text) => {
      expect(await use(text)).toBe('NOT_SIGNED_IN');
    },
  );

  test('ends with its time, by the day', async () => {
    const { token, info } = await create({ expiresIn: 2 });
    expect(info.expiresAt).toBe(site.clock() + 2 * DAY);
    site.clock.advance(2 * DAY - 1);
    expect(await use(token)).toBe(OPEN);
    site.clock.advance(1);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
  });

  test('is refused at once when it is revoked, and works again when it is restored', async () => {
    const fresh = await make('Admin');
    const { token, info } = await create({}, fresh);
    const { cookie } = fresh;
    const change = (method: 'POST' | 'DELETE', path: string) =>
      site.app.inject({
        method,
        url: `/api/tokens/${info.id}${path}`,
        headers: { cookie: `halyard_session=${cookie}` },
      });
    expect((await change('DELETE', '')).statusCode).toBe(200);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
    expect((await change('POST', '/restore')).statusCode).toBe(200);
    expect(await use(token)).toBe(OPEN);
    expect((await change('DELETE', '?delete=true')).statusCode).toBe(200);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
    expect((await change('POST', '/restore')).json().code).toBe('TOKEN_NOT_FOUND');
  });

  test.each([
    ['loses the role', { role: 'Monitor' as const }],
    ['is banned', { role: 'Banned' as const }],
    ['is deactivated', { email_confirmed: false }],
  ])('ends when its creator %s', async (_, fields) => {
    const creator = await make('Admin');
    const { token } = await create({}, creator);
    expect(await use(token)).toBe(OPEN);
    await db.updateTable('users').set(fields).where('id', '=', creator.id).execute();
    expect(await use(token)).toBe('NOT_SIGNED_IN');
  });

  test('ends when its creator is deleted, and stays listed', async () => {
    const creator = await make('Admin');
    const { token, info } = await create({}, creator);
    await db.deleteFrom('users').where('id', '=', creator.id).execute();
    expect(await use(token)).toBe('NOT_SIGNED_IN');
    expect((await list()).find(({ id }) => id === info.id)).toMatchObject({ creator: null });
  });

  test('has the time of its last use, give or take a minute', async () => {
    const { token, info } = await create({}, await make('Admin'));
    const lastUse = async () => {
      const row = await db
        .selectFrom('api_tokens')
        .select('last_used_at')
        .where('id', '=', info.id)
        .executeTakeFirstOrThrow();
      return row.last_used_at?.getTime() ?? null;
    };
    expect(await lastUse()).toBeNull();
    const first = site.clock();
    await use(token);
    site.clock.advance(59_000);
    await use(token);
    expect(await lastUse()).toBe(first);
    site.clock.advance(1000);
    await use(token);
    expect(await lastUse()).toBe(first + 60_000);
  });
});

describe('a token of one’s own', () => {
  async function idsOf(cookie: string): Promise<string[]> {
    const answer = await site.call('GET', OWN, undefined, { cookie });
    return answer.json<{ id: string }[]>().map(({ id }) => id);
  }

  test('opens what its maker may call', async () => {
    const { token } = await createOwn(await make('Monitor'));
    expect(await use(token)).toBe(OPEN);
    expect(await use(token, OWN)).toBe('NOT_SIGNED_IN');
  });

  test('is listed for its maker and for administrators, and for no other monitor', async () => {
    const [one, two] = [await make('Monitor'), await make('Monitor')];
    const { info } = await createOwn(one);
    expect(await idsOf(one.cookie)).toEqual([info.id]);
    expect(await idsOf(two.cookie)).toEqual([]);
    expect((await list()).map(({ id }) => id)).toContain(info.id);
  });

  test('is nothing for players, whom no token would open anything', async () => {
    const { cookie } = await make('User');
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { name: 'Bot' } : undefined;
      expect((await site.call(method, OWN, body, { cookie })).json().code).toBe('FORBIDDEN');
    }
  });

  test('is revoked, restored and deleted by its maker alone', async () => {
    const [one, two] = [await make('Monitor'), await make('Monitor')];
    const { token, info } = await createOwn(one);
    const change = async (method: 'POST' | 'DELETE', path: string, { cookie }: typeof one) => {
      const headers = { cookie: `halyard_session=${cookie}` };
      const url = `${OWN}/${info.id}${path}`;
      return (await site.app.inject({ method, url, headers })).statusCode;
    };
    expect(await change('DELETE', '', two)).toBe(404);
    expect(await change('DELETE', '?delete=true', admin)).toBe(404);
    expect(await use(token)).toBe(OPEN);
    expect(await change('DELETE', '', one)).toBe(200);
    expect(await use(token)).toBe('NOT_SIGNED_IN');
    expect(await change('POST', '/restore', two)).toBe(404);
    expect(await change('POST', '/restore', one)).toBe(200);
    expect(await use(token)).toBe(OPEN);
    expect(await change('DELETE', '?delete=true', one)).toBe(200);
    expect(await idsOf(one.cookie)).toEqual([]);
  });

  test.each(['User', 'Banned'] as const)('ends when its maker becomes %s', async (role) => {
    const maker = await make('Monitor');
    const { token } = await createOwn(maker);
    await db.updateTable('users').set({ role }).where('id', '=', maker.id).execute();
    expect(await use(token)).toBe('NOT_SIGNED_IN');
  });
});
