import { randomBytes, randomUUID } from 'node:crypto';
import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import type { Insertable } from 'kysely';
import { newGameKeys } from '../modules/games/service-signing.ts';
import {
  addChallenge,
  addGame,
  addTeam,
  addUser,
  type TestTeam,
} from '../modules/submissions/testing/test-game.ts';
import type { GamesTable } from '../platform/schema.ts';
import { type ContractSite, cookie } from './contract-site.ts';

const HOUR = 3_600_000;

/** Times of an upcoming game and of one that has ended. The game of a stage itself is running. */
export const UPCOMING = {
  starts_at: new Date(Date.now() + HOUR),
  ends_at: new Date(Date.now() + 2 * HOUR),
};
export const ENDED = {
  starts_at: new Date(Date.now() - 2 * HOUR),
  ends_at: new Date(Date.now() - HOUR),
};

/** An id that does not exist. */
export const NOWHERE = 2_000_000_000;

const { publicKey, privateKey } = newGameKeys();

/** The hash of a picture that is not stored: nobody asks for it. */
const PICTURE = 'e'.repeat(64);

// What follows may be empty, and is not: answers shall show a value in every field.
const GAME = {
  public_key: publicKey,
  private_key: privateKey,
  poster_hash: PICTURE,
  freeze_at: new Date(Date.now() + HOUR),
};
const CHALLENGE = {
  hints: ['XOR them.'],
  flag_template: 'flag{[TEAM_HASH]}',
  deadline_at: new Date(Date.now() + HOUR),
};
const PROFILE = { phone: '+49 40 1234', avatar_hash: PICTURE };
const TEAM = { bio: 'We tie knots.', avatar_hash: PICTURE };

const POST = {
  title: 'The harbour is open',
  summary: 'Berths are free.',
  content: 'Bring your own rope.',
  tags: ['news'],
  is_pinned: true,
};

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
    await db.updateTable('users').set(PROFILE).where('id', '=', id).execute();
    return { id, as: await site.signIn(id) };
  }

  async function addMembers(teamId: number, userIds: readonly string[]): Promise<void> {
    const rows = userIds.map((userId) => ({ team_id: teamId, user_id: userId }));
    await db.insertInto('team_members').values(rows).execute();
  }

  /** A team without a game; the first is its captain. */
  async function team(...userIds: string[]): Promise<number> {
    const { id } = await db
      .insertInto('teams')
      .values({
        ...TEAM,
        name: 'Long Splice',
        name_key: randomUUID(),
        name_skeleton: randomUUID(),
        captain_id: userIds[0] ?? '',
        invite_token: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addMembers(id, userIds);
    return id;
  }

  /** A running game unless its times are given. */
  async function game(fields: Partial<Insertable<GamesTable>> = {}): Promise<number> {
    return addGame(db, { ...GAME, ...fields });
  }

  async function division(
    gameId: number,
    permissions: number,
    inviteCode: string | null = null,
  ): Promise<number> {
    const fields = { name: 'Student', invite_code: inviteCode, default_permissions: permissions };
    const { id } = await db
      .insertInto('divisions')
      .values({ ...fields, game_id: gameId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** An enabled challenge with a file, and the flag `flag{right}` unless others are given. */
  async function challenge(
    gameId: number,
    fields: Parameters<typeof addChallenge>[2] = {},
  ): Promise<number> {
    const file = await db
      .insertInto('files')
      .values({ hash: randomBytes(32).toString('hex'), name: 'pad.zip', size: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attachment = {
      attachment_type: 'Local' as const,
      attachment_file_id: file.id,
      attachment_name: 'pad.zip',
    };
    const id = await addChallenge(db, gameId, { ...CHALLENGE, ...attachment, ...fields });
    await db.updateTable('flags').set(attachment).where('challenge_id', '=', id).execute();
    return id;
  }

  /** A captain whose team has joined a game, a running one unless given. */
  async function player(
    options: Parameters<typeof addTeam>[2] & { gameId?: number } = {},
  ): Promise<Player> {
    const gameId = options.gameId ?? (await game());
    const joined = await addTeam(db, gameId, options);
    const { teamId, userIds } = joined;
    await addMembers(teamId, userIds);
    await db.updateTable('teams').set(TEAM).where('id', '=', teamId).execute();
    await db.updateTable('users').set(PROFILE).where('id', 'in', userIds).execute();
    await db
      .updateTable('participations')
      .set({ decision_reason: 'Please add your student numbers.' })
      .where('id', '=', joined.participationId)
      .execute();
    return { ...joined, gameId, as: await site.signIn(userIds[0] ?? '') };
  }

  /** Returns the submission's id. */
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
    await site.catchUp();
    return answer.json();
  }

  /** A team of a division that has solved the only challenge of a running game. */
  async function solver(): Promise<Player> {
    const gameId = await game();
    const divisionId = await division(gameId, ALL_PERMISSIONS);
    const solved = await player({ gameId, divisionId });
    const challengeId = await challenge(gameId);
    await db
      .insertInto('division_challenges')
      .values({ division_id: divisionId, challenge_id: challengeId, permissions: ALL_PERMISSIONS })
      .execute();
    await submit(solved.as, { gameId, challengeId }, 'flag{right}');
    return solved;
  }

  async function notice(gameId: number, type: 'Normal' | 'FirstBlood'): Promise<number> {
    const { id } = await db
      .insertInto('notices')
      .values({ game_id: gameId, type, values: ['The tide turns.', 'Two-Time Pad'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function scheduledNotice(gameId: number): Promise<number> {
    const { id } = await db
      .insertInto('scheduled_notices')
      .values({
        game_id: gameId,
        content: 'The tide turns.',
        publish_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function importReport(gameId: number): Promise<void> {
    const file = 'crypto/two-tides/challenge.yml';
    const about = { challenge: 'Two Tides', file, field: 'hints', detail: '1' };
    const note = { code: 'HINTS_WITH_COST', ...about };
    await db
      .insertInto('import_reports')
      .values({ game_id: gameId, source: 'Ctfcli', total: 1, notes: JSON.stringify([note]) })
      .execute();
  }

  /** A pinned post of an author with a picture. */
  async function post(): Promise<string> {
    const author = await user();
    const id = randomBytes(4).toString('hex');
    await db
      .insertInto('posts')
      .values({ ...POST, id, author_id: author.id })
      .execute();
    await site.write(null, async (_, emit) =>
      emit({ topic: 'post', gameId: null, body: { postId: id } }),
    );
    return id;
  }

  /** Sends a request without a body, as an administrator unless a session is given. */
  async function send(method: 'POST', url: string, as?: string): Promise<void> {
    const headers = as === undefined ? site.cookieOf('admin') : cookie(as);
    await site.app.inject({ method, url, headers });
  }

  return {
    site,
    send,
    post,
    user,
    team,
    game,
    division,
    challenge,
    player,
    submit,
    solver,
    notice,
    scheduledNotice,
    importReport,
  };
}
