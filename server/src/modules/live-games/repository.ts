import { sql } from 'kysely';
import { type Db, named } from '../../platform/database.ts';
import { avatarUrl } from '../files/public.ts';
import { hasFlagPerTeam } from '../../domain/challenge.ts';
import type { BoardDivision, BoardSolve } from './rules-board-input.ts';
import type { GameFacts, LiveChallenge, LiveGameRow, LiveParticipation } from './rules-facts.ts';

/** Null when there is no such game. */
export async function loadFacts(db: Db, gameId: number): Promise<GameFacts | null> {
  const game = await loadGame(db, gameId);
  if (!game) return null;
  const divisions = await loadDivisions(db, gameId);
  const challenges = await loadChallenges(db, gameId);
  return { game, divisions: byId(divisions), challenges: byId(challenges) };
}

function byId<Item extends { id: number }>(items: readonly Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

async function loadGame(db: Db, gameId: number): Promise<LiveGameRow | null> {
  const row = await db
    .selectFrom('games')
    .select(['starts_at', 'ends_at', 'blood_bonus', 'practice_mode', 'hidden', 'salt'])
    .select([
      'writeup_required',
      'writeup_deadline',
      'freeze_at',
      'freeze_released',
      'practice_spans',
    ])
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
    practiceSpans: row.practice_spans,
    bloodBonus: row.blood_bonus,
    practiceMode: row.practice_mode,
    freeze: row.freeze_released ? null : (row.freeze_at?.getTime() ?? null),
    hidden: row.hidden,
    writeupRequired: row.writeup_required,
    writeupDeadline: row.writeup_deadline.getTime(),
    salt: row.salt,
  };
}

async function loadDivisions(db: Db, gameId: number): Promise<BoardDivision[]> {
  const divisions = await db
    .selectFrom('divisions')
    .select(['id', 'name', 'default_permissions as defaultPermissions'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
  const configs = await db
    .selectFrom('division_challenges')
    .innerJoin('divisions', 'divisions.id', 'division_challenges.division_id')
    .innerJoin('challenges', 'challenges.id', 'division_challenges.challenge_id')
    .select(['division_id', 'challenge_id as challengeId', 'permissions'])
    .where('divisions.game_id', '=', gameId)
    // The public scoreboard shows these: it must not name challenges that players cannot see yet.
    .where('challenges.enabled', '=', true)
    .orderBy('challenge_id')
    .execute();
  const byDivision = Map.groupBy(configs, (config) => config.division_id);
  return divisions.map((division) => ({
    ...division,
    challengeConfigs: (byDivision.get(division.id) ?? []).map(({ challengeId, permissions }) => ({
      challengeId,
      permissions,
    })),
  }));
}

async function loadChallenges(db: Db, gameId: number): Promise<LiveChallenge[]> {
  const challenges = await db
    .selectFrom('challenges')
    .select(['id', 'title', 'category', 'type', 'flag_template', 'deadline_at'])
    .select(['disable_blood_bonus', 'submission_limit', 'original_score', 'min_score_rate'])
    .select(['difficulty', 'position', 'practice_spans'])
    .where('game_id', '=', gameId)
    .where('enabled', '=', true)
    .execute();
  const flags = await db
    .selectFrom('flags')
    .innerJoin('challenges', 'challenges.id', 'flags.challenge_id')
    .select(['challenge_id', 'flag', 'type'])
    .where('game_id', '=', gameId)
    .where('enabled', '=', true)
    .execute();
  const shared = flags.filter((flag) => !hasFlagPerTeam(flag.type));
  const byChallenge = Map.groupBy(shared, (flag) => flag.challenge_id);
  return challenges.map((row) => ({
    id: row.id,
    title: row.title,
    position: row.position,
    category: row.category,
    type: row.type,
    deadline: row.deadline_at?.getTime() ?? null,
    practiceSpans: row.practice_spans,
    disableBloodBonus: row.disable_blood_bonus,
    original: row.original_score,
    minRate: row.min_score_rate,
    difficulty: row.difficulty,
    submissionLimit: row.submission_limit,
    flagTemplate: row.flag_template,
    flags: (byChallenge.get(row.id) ?? []).map(({ flag }) => flag),
  }));
}

/** Which participations to load: all of the game, or those named by their own or their team's id. */
export type ParticipationChoice = 'all' | { ids: readonly number[]; teamIds: readonly number[] };

export async function loadParticipations(
  db: Db,
  gameId: number,
  choice: ParticipationChoice,
): Promise<LiveParticipation[]> {
  const chosen =
    choice === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`(p.id = any(${choice.ids}::int[]) or p.team_id = any(${choice.teamIds}::int[]))`;
  const rows = await db
    .selectFrom('participations as p')
    .innerJoin('teams as t', 't.id', 'p.team_id')
    .select(['p.id', 'p.team_id', 'p.division_id', 'p.status', 'p.token'])
    .select(['t.name', 't.bio', 't.avatar_hash'])
    .select(
      sql<string[]>`array(select r.user_id::text from registrations r
        where r.participation_id = p.id)`.as('user_ids'),
    )
    .where('p.game_id', '=', gameId)
    .where(chosen)
    .execute();
  return rows.map((row) => ({
    participationId: row.id,
    teamId: row.team_id,
    divisionId: row.division_id,
    status: row.status,
    token: row.token,
    name: row.name,
    bio: row.bio,
    avatar: avatarUrl(row.avatar_hash),
    userIds: row.user_ids,
  }));
}

export async function loadSolves(db: Db, gameId: number): Promise<BoardSolve[]> {
  const rows = await db
    .selectFrom('solves as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select(['s.participation_id', 's.challenge_id', 's.submission_id', 's.solved_at'])
    .select('u.user_name')
    .where('s.game_id', '=', gameId)
    .orderBy('s.solved_at')
    .orderBy('s.submission_id')
    .execute();
  return rows.map((row) => ({
    participationId: row.participation_id,
    challengeId: row.challenge_id,
    submissionId: row.submission_id,
    solvedAt: row.solved_at.getTime(),
    userName: row.user_name,
  }));
}

const PAST_SECONDS = 10;

/** What a game's board was made of some seconds before its newest event. */
export interface PastSolves {
  /** The id of the newest event of then. */
  version: number;
  /** Ids of the submissions that were solves since. */
  later: ReadonlySet<number>;
}

/** Null if anything but solves has happened since, or if there is no older event. */
export async function loadPast(db: Db, gameId: number): Promise<PastSolves | null> {
  const { rows } = await sql<{ version: number | null; later: number[]; isSolves: boolean | null }>`
    with about as materialized (
      select id, topic, body, created_at from outbox where ${aboutGame(gameId)}
    ), recent as (
      select * from about where id >= (
        select min(id) from about where created_at >= (
          select created_at from about order by id desc limit 1
        ) - make_interval(secs => ${PAST_SECONDS}))
    )
    select (select max(id) from about where id < (select min(id) from recent)) as version,
      (select bool_and(topic = 'solve') from recent) as "isSolves",
      array(select (body ->> 'submissionId')::int from recent) as later`.execute(db);
  const [row] = rows;
  if (!row || row.version === null || !row.isSolves) return null;
  return { version: row.version, later: new Set(row.later) };
}

/** The events that change a game's board. */
function aboutGame(gameId: number) {
  return sql`((game_id = ${gameId} and topic in ('participation', 'game', 'solve'))
    or (topic = 'team' and (body ->> 'teamId')::int in
      (select team_id from participations where game_id = ${gameId})))`;
}

/**
 * The highest id of an event about the game, without solves from a moment on if there is one. Old events are deleted: when none is left, the id
 * before the oldest one kept stands for all that are gone.
 */
export async function loadNewestEvent(
  db: Db,
  gameId: number,
  freeze: number | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(
      (select max(id) from outbox
       where ${aboutGame(gameId)} and (topic <> 'solve' or ${freeze}::bigint is null
         or (body ->> 'solvedAt')::bigint < ${freeze}::bigint)),
      (select min(id) - 1 from outbox),
      pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass),
      0) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

const findExisting = named<{ id: number }>(
  'live.existing-games',
  'select id from games where id = any($1::int[])',
);

/** The ids that belong to a game. */
export async function findExistingGames(db: Db, ids: readonly number[]): Promise<{ id: number }[]> {
  return findExisting(db, [ids]);
}
