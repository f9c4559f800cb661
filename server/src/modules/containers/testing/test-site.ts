import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestServer, type TestServerOptions } from '../../../testing/test-server.ts';
import { createTestUsers, requestWith } from '../../../testing/test-users.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { addChallenge, addGame, addTeam } from '../../submissions/testing/test-game.ts';
import type { Actor } from '../../../domain/actor.ts';
import type { ContainerEngine } from '../part-engine.ts';

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server with an engine, by default that of its settings, and short ways to start containers on it. */
export async function createContainerSite(
  database: TestDatabase,
  engine?: ContainerEngine,
  { replace, ...options }: TestServerOptions = {},
) {
  const { db } = database;
  // Rows that the helpers add have the times of the real clock.
  const clock = manualClock(Date.now());
  const actors = new Map<string, Actor>();
  const { findActor: findUser, makeUser } = createTestUsers(db);
  const findActor: typeof findUser = async (request) =>
    actors.get(String(request.headers['x-test-user'])) ?? findUser(request);
  const server = await createTestServer(database, {
    ...options,
    replace: { clock, findActor, ...(engine && { engine }), ...replace },
  });
  const request = requestWith(server.app);

  /** A team whose members are all registered. */
  async function team(gameId: number, members = 1) {
    const added = await addTeam(db, gameId, { members });
    const users = added.userIds.map((userId): Actor => {
      const actor: Actor = { userId, userName: userId.slice(0, 8), role: 'User' };
      actors.set(userId, actor);
      return actor;
    });
    await server.tell({
      topic: 'participation',
      gameId,
      body: { participationId: added.participationId },
    });
    return { ...added, users };
  }

  return {
    ...server,
    clock,
    request,
    team,
    admin: await makeUser('admin', 'Admin'),
    game: (fields: Parameters<typeof addGame>[1] = {}) =>
      addGame(db, { ends_at: new Date(clock() + DAY), ...fields }),
    challenge: (gameId: number, fields: Parameters<typeof addChallenge>[2] = {}) =>
      addChallenge(db, gameId, {
        type: 'StaticContainer',
        container_image: 'harbour/echo',
        ...fields,
      }),
    rows: async () => db.selectFrom('containers').selectAll().orderBy('id').execute(),
    /** The types of the events that monitors see, in their order. */
    async events(gameId: number) {
      const rows = await db
        .selectFrom('game_events')
        .select('type')
        .where('game_id', '=', gameId)
        .orderBy('id')
        .execute();
      return rows.map(({ type }) => type);
    },
  };
}

export function containerPath(gameId: number, challengeId: number): string {
  return `/api/game/${gameId}/container/${challengeId}`;
}
