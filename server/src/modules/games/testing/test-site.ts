import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Actor } from '../../../domain/actor.ts';
import { createBus } from '../../../platform/bus.ts';
import { createStorage } from '../../../platform/storage.ts';
import { createWrites } from '../../../platform/write.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { challengeRoutes } from '../../challenges/routes.ts';
import { fileRoutes } from '../../files/routes.ts';
import { noticeRoutes } from '../../notices/routes.ts';
import { participationRoutes } from '../../participations/routes.ts';
import { createLiveGames } from '../../live-games/live-games.ts';
import { gameRoutes } from '../routes.ts';
import { editGameRoutes } from '../routes-edit.ts';

export const HOUR = 3_600_000;

/** What may be said about a game to be made; it runs, and accepts everybody, unless said. */
interface GameOptions {
  [field: string]: unknown;
}

/** A server with everything about games, and short ways to fill it. */
export async function createGameSite(
  { db, url }: TestDatabase,
  options: { uploadLimitBytes?: number } = {},
) {
  const clock = manualClock();
  const folder = mkdtempSync(join(tmpdir(), 'halyard-site-'));
  const storage = await createStorage(folder);
  const bus = createBus({ url, pollMilliseconds: 60_000 });
  const liveGames = createLiveGames({ db, bus });
  const writes = createWrites({ db, bus });
  const deps = { ...writes, db, bus, clock, storage, liveGames };
  const site = await createTestApp(
    db,
    {
      ...gameRoutes(deps),
      ...editGameRoutes(deps),
      ...participationRoutes(deps),
      ...challengeRoutes(deps),
      ...noticeRoutes(deps),
      ...fileRoutes(deps),
    },
    { ...options, liveGames, clock },
  );
  await bus.start();
  afterAll(async () => {
    await bus.close();
    rmSync(folder, { recursive: true });
  });
  const admin = await site.makeUser('admin', 'Admin');

  return {
    ...site,
    ...deps,
    folder,
    admin,
    /** Calls as the administrator and answers the JSON; fails on any refusal. */
    async staff(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
      const answer = await site.request(admin, method, path, body);
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
        .values({ name: 'Long Splice', captain_id: captain.userId, invite_token: 'none' })
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
