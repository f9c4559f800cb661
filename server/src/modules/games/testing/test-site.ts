import { randomUUID } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Actor } from '../../../domain/actor.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { createTestUsers, requestWith } from '../../../testing/test-users.ts';

export const HOUR = 3_600_000;

/** What may be said about a game to be made; it runs, and accepts everybody, unless said. */
interface GameOptions {
  [field: string]: unknown;
}

/** A server with short ways to fill it with games. */
export async function createGameSite(database: TestDatabase, config: Partial<Config> = {}) {
  const { db } = database;
  const clock = manualClock();
  const { findActor, makeUser } = createTestUsers(db);
  const server = await createTestServer(database, { config, replace: { clock, findActor } });
  const request = requestWith(server.app);
  const admin = await makeUser('admin', 'Admin');

  return {
    ...server,
    clock,
    makeUser,
    request,
    admin,
    /** Calls as the administrator and returns the JSON; fails on any refusal. */
    async staff(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
      const answer = await request(admin, method, path, body);
      if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`);
      return answer.body === '' ? undefined : answer.json();
    },
    async makeGame(fields: GameOptions = {}): Promise<number> {
      const game = {
        title: 'Harbour CTF',
        acceptWithoutReview: true,
        start: clock() - HOUR,
        end: clock() + HOUR,
        ...fields,
      };
      return (await this.staff('POST', '/api/edit/games', game)).id;
    },
    async makeTeam(captain: Actor, ...members: Actor[]): Promise<number> {
      const { id } = await db
        .insertInto('teams')
        .values({
          name: 'Long Splice',
          name_key: randomUUID(),
          name_skeleton: randomUUID(),
          captain_id: captain.userId,
          invite_token: 'none',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = [captain, ...members].map(({ userId }) => ({ team_id: id, user_id: userId }));
      await db.insertInto('team_members').values(rows).execute();
      return id;
    },
    async makeDivision(gameId: number, permissions: number, inviteCode: string | null = null) {
      const { id } = await db
        .insertInto('divisions')
        .values({
          game_id: gameId,
          name: 'Student',
          invite_code: inviteCode,
          default_permissions: permissions,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async makeChallenge(gameId: number, fields: GameOptions = {}): Promise<number> {
      const path = `/api/edit/games/${gameId}/challenges`;
      return (await this.staff('POST', path, { title: 'Two-Time Pad', ...fields })).id;
    },
    /** A challenge that players see, with one flag. */
    async makeOpenChallenge(gameId: number, fields: GameOptions = {}): Promise<number> {
      const id = await this.makeChallenge(gameId, fields);
      const path = `/api/edit/games/${gameId}/challenges/${id}`;
      await this.staff('POST', `${path}/flags`, [{ flag: 'flag{knots}' }]);
      await this.staff('PUT', path, { isEnabled: true });
      return id;
    },
    /** Events about a game since the first one, by topic. */
    async events(gameId: number) {
      const rows = await db
        .selectFrom('outbox')
        .select(['topic', 'body'])
        .where('game_id', '=', gameId)
        .orderBy('id')
        .execute();
      return rows.map(({ topic, body }) => [topic, body] as const);
    },
  };
}
