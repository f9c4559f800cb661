import type { Insertable } from 'kysely';
import type { GamesTable } from '../platform/schema.ts';
import { newGameKeys } from '../modules/games/signing.ts';
import {
  addChallenge,
  addGame,
  addTeam,
  addUser,
  type TestTeam,
} from '../modules/submissions/testing/test-game.ts';
import { ALL_PERMISSIONS } from '../modules/games/permissions.ts';
import { type ContractSite, cookie } from './contract-site.ts';

const HOUR = 3_600_000;

/** Times of a game, beside the running one that `addGame` makes. */
export const UPCOMING = {
  starts_at: new Date(Date.now() + HOUR),
  ends_at: new Date(Date.now() + 2 * HOUR),
};
export const ENDED = {
  starts_at: new Date(Date.now() - 2 * HOUR),
  ends_at: new Date(Date.now() - HOUR),
};

/** Joining signs with them. */
const { publicKey, privateKey } = newGameKeys();
const KEYS = { public_key: publicKey, private_key: privateKey };

/** An id of nothing. */
export const NOWHERE = 2_000_000_000;

export interface Player extends TestTeam {
  gameId: number;
  /** The session of the captain. */
  as: string;
}

export type Stage = ReturnType<typeof createStage>;

/** Short ways to put something on a site for a scenario to begin with. */
export function createStage(site: ContractSite) {
  const { db } = site;

  async function user(): Promise<{ id: string; as: string }> {
    const id = await addUser(db);
    return { id, as: await site.signIn(id) };
  }

  async function division(
    gameId: number,
    permissions: number,
    inviteCode: string | null = null,
  ): Promise<number> {
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
  }

  async function player(
    options: Parameters<typeof addTeam>[2] & { gameId?: number } = {},
  ): Promise<Player> {
    const gameId = options.gameId ?? (await addGame(db));
    const team = await addTeam(db, gameId, options);
    return { ...team, gameId, as: await site.signIn(team.userIds[0] ?? '') };
  }

  /** Answers the submission's id. */
  async function submit(
    as: string,
    { gameId, challengeId }: { gameId: number; challengeId: number },
    flag: string,
  ): Promise<number> {
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/game/${gameId}/challenges/${challengeId}`,
      payload: { flag },
      headers: cookie(as),
    });
    return answer.json();
  }

  return {
    site,
    user,
    /** A captain whose team has joined a game, a running one unless given. */
    player,
    submit,
    game: (fields: Partial<Insertable<GamesTable>> = {}) => addGame(db, { ...KEYS, ...fields }),
    challenge: (gameId: number, fields: Parameters<typeof addChallenge>[2] = {}) =>
      addChallenge(db, gameId, fields),
    /** A running game with a division, a team in it, and a solve. */
    async solvedGame(): Promise<number> {
      const gameId = await addGame(db);
      const divisionId = await division(gameId, ALL_PERMISSIONS);
      const { as } = await player({ gameId, divisionId });
      await submit(as, { gameId, challengeId: await addChallenge(db, gameId) }, 'flag{right}');
      return gameId;
    },
    /** A team without a game; the first is its captain. */
    async team(...userIds: string[]): Promise<number> {
      const { id } = await db
        .insertInto('teams')
        .values({ name: 'Long Splice', captain_id: userIds[0] ?? '', invite_token: 'x'.repeat(32) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const members = userIds.map((userId) => ({ team_id: id, user_id: userId }));
      await db.insertInto('team_members').values(members).execute();
      return id;
    },
    division,
    async notice(gameId: number, type: 'Normal' | 'FirstBlood'): Promise<number> {
      const { id } = await db
        .insertInto('notices')
        .values({ game_id: gameId, type, values: ['The tide turns.', 'Two-Time Pad'] })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
