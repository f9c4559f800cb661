import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { cookieOf, createTestSite } from '../modules/accounts/testing/test-site.ts';
import { connectionLimits } from '../http/connection-limits.ts';
import { cookie } from '../contract/contract-site.ts';
import {
  addChallenge,
  addGame,
  addTeam,
  addUser,
} from '../modules/submissions/testing/test-game.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const PEOPLE = 250;
const VENUE = '203.0.113.7';
const PASSWORD = 'Tern-and-Gull-7';
/** After every 50 players a monitor exports a sheet: each sheet five times. */
const PEOPLE_PER_EXPORT = 50;
const SHEETS = ['submissionsheet', 'scoreboardsheet', 'submissions?count=0'];

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database, { limited: true });
const proxied = await createTestSite(database, {
  limited: true,
  config: { trustProxy: ['loopback'] },
});

/** A game with so many players, each in a team of their own; answers their names. */
async function fill(gameId: number): Promise<string[]> {
  const userIds: string[] = [];
  while (userIds.length < PEOPLE) userIds.push(...(await addTeam(db, gameId)).userIds);
  const rows = await db
    .updateTable('users')
    .set({ password_hash: `plain:${PASSWORD}`, email_confirmed: true })
    .where('id', 'in', userIds)
    .returning('user_name as name')
    .execute();
  return rows.map(({ name }) => name);
}

/** A monitor who is signed in; answers the session token. */
async function signInMonitor({ call }: typeof site, from: InjectOptions): Promise<string> {
  const id = await addUser(db);
  const { user_name: userName } = await db
    .updateTable('users')
    .set({ password_hash: `plain:${PASSWORD}`, email_confirmed: true, role: 'Monitor' })
    .where('id', '=', id)
    .returning('user_name')
    .executeTakeFirstOrThrow();
  const body = { userName, password: PASSWORD };
  return cookieOf(await call('POST', '/api/account/login', body, from)) ?? '';
}

test.each([
  ['behind one address', site, VENUE, {}],
  ['behind a trusted proxy', proxied, '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }],
  // As a proxy that is not trusted looks, or one that names nobody.
  ['behind a proxy that names nobody', proxied, '127.0.0.1', {}],
])(
  `${PEOPLE} people %s sign in, read, listen and play under the default limits, while a monitor exports`,
  async (_, where, remoteAddress, forwarded) => {
    where.clock.set(Date.now());
    const gameId = await addGame(db);
    const challengeId = await addChallenge(db, gameId);
    const names = await fill(gameId);
    const refused = new Set<string>();
    const exports: Promise<number>[] = [];
    const from = { remoteAddress, headers: forwarded };
    const monitor = await signInMonitor(where, from);
    const download = (path: string) =>
      where
        .call('GET', `/api/game/${gameId}/${path}`, undefined, { ...from, cookie: monitor })
        .then(({ statusCode }) => statusCode);
    const streams: { destroy: () => void }[] = [];
    for (const [index, userName] of names.entries()) {
      if (index % PEOPLE_PER_EXPORT === 0) exports.push(...SHEETS.map(download));
      const login = await where.call(
        'POST',
        '/api/account/login',
        { userName, password: PASSWORD },
        from,
      );
      const headers = { ...forwarded, ...cookie(cookieOf(login) ?? '') };
      const stream = await where.app.inject({
        url: `/api/ext/live?topics=Notice&game=${gameId}`,
        remoteAddress,
        headers,
        payloadAsStream: true,
      });
      streams.push(stream.stream());
      const own = { remoteAddress, headers };
      const answers = [
        login,
        stream,
        await where.call('GET', '/api/account/profile', undefined, own),
        await where.call('GET', `/api/game/${gameId}/details`, undefined, own),
        await where.call('GET', `/api/ext/game/${gameId}/board`, undefined, own),
        await where.call('GET', `/api/game/${gameId}/challenges/${challengeId}`, undefined, own),
        await where.call(
          'POST',
          `/api/game/${gameId}/challenges/${challengeId}`,
          { flag: 'flag{right}' },
          own,
        ),
      ];
      for (const [place, { statusCode }] of answers.entries())
        if (statusCode !== 200) refused.add(`${place}: ${statusCode}`);
    }
    for (const stream of streams) stream.destroy();
    expect([...refused]).toEqual([]);
    expect([...new Set(await Promise.all(exports))]).toEqual([200]);
    const solves = await db
      .selectFrom('solves')
      .select('challenge_id')
      .where('challenge_id', '=', challengeId)
      .execute();
    expect(solves).toHaveLength(PEOPLE);
  },
  300_000,
);

test('as many browsers, with a connection for requests and one for the live channel, fit an address', () => {
  expect(connectionLimits(65_536, 1).perAddress).toBeGreaterThan(2 * PEOPLE);
});
