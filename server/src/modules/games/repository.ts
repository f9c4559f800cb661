import type { ParticipationStatus } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import { distanceInSql, phaseInSql } from '../../platform/phase-sql.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { orderOf, type Page, readPage } from '../../platform/list.ts';
import { type GameListQuery, gameSorts, narrowGames } from './repository-list.ts';

/** A game in a list. */
export interface ListedGame {
  id: number;
  title: string;
  summary: string;
  posterHash: string | null;
  teamMemberLimit: number;
  practiceMode: boolean;
  startsAt: Date;
  endsAt: Date;
  /** Participations of every status. */
  teamCount: number;
  /** The status of the user's own participation. */
  status: ParticipationStatus | null;
}

const teamCount = sql<number>`(
  select count(*) from participations where participations.game_id = games.id
)`.as('teamCount');

/** What everybody sees of a game, in a list and on its page. */
const COLUMNS = [
  'games.id',
  'games.title',
  'games.summary',
  'games.poster_hash as posterHash',
  'games.team_member_limit as teamMemberLimit',
  'games.practice_mode as practiceMode',
  'games.starts_at as startsAt',
  'games.ends_at as endsAt',
  teamCount,
] as const;

function ownStatus(userId: string | null) {
  return sql<ParticipationStatus | null>`(
    select participations.status from registrations
    join participations on participations.id = registrations.participation_id
    where registrations.game_id = games.id and registrations.user_id = ${userId}::uuid
  )`.as('status');
}

function selectListed(db: Db, userId: string | null) {
  return db
    .selectFrom('games')
    .select([...COLUMNS, ownStatus(userId)])
    .where('games.hidden', '=', false);
}

/** The games that are not hidden; the latest start first unless another order is asked for. */
export async function findListedGames(
  db: Db,
  query: GameListQuery & { mine: boolean },
  now: Date,
  userId: string | null,
): Promise<Page<ListedGame>> {
  let games = selectListed(db, userId);
  if (query.mine) games = games.where('games.id', 'in', selectOwnGames(db, userId));
  return readPage(
    narrowGames(games, query, now),
    query,
    orderOf(query, gameSorts(now), [
      [sql.ref('games.starts_at'), 'desc'],
      [sql.ref('games.id'), 'desc'],
    ]),
  );
}

function selectOwnGames(db: Db, userId: string | null) {
  return db.selectFrom('registrations').select('game_id').where('user_id', '=', userId);
}

/** How many of the games that are not hidden the user has joined. */
export async function countOwnGames(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('games')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('hidden', '=', false)
    .where('id', 'in', selectOwnGames(db, userId))
    .executeTakeFirstOrThrow();
  return count;
}

/** The games that are not hidden, the one nearest in time first. */
export async function findNearestGames(
  db: Db,
  limit: number,
  now: Date,
  userId: string | null,
): Promise<ListedGame[]> {
  return selectListed(db, userId)
    .orderBy(distanceInSql(now))
    .orderBy('games.id', 'desc')
    .limit(limit)
    .execute();
}

/** The ids of the games that are running, the latest start first. */
export async function findRunningGames(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('games')
    .select('games.id')
    .where(phaseInSql(now), '=', 'running')
    .orderBy('games.starts_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** A game's own page. */
export async function findGamePage(db: Db, gameId: number) {
  return db
    .selectFrom('games')
    .select([
      ...COLUMNS,
      'games.content',
      'games.accept_without_review as acceptWithoutReview',
      'games.hidden',
      'games.invite_code as inviteCode',
      'games.writeup_required as writeupRequired',
      'games.freeze_at as freezeAt',
      'games.freeze_released as freezeReleased',
      'games.join_together as joinTogether',
    ])
    .where('games.id', '=', gameId)
    .executeTakeFirst();
}

interface DivisionRow {
  id: number;
  name: string;
  inviteCode: string | null;
  defaultPermissions: number;
}

/** A game's divisions in the order of their ids. */
export async function findDivisions(db: Db, gameId: number): Promise<DivisionRow[]> {
  return db
    .selectFrom('divisions')
    .select([
      'id',
      'name',
      'invite_code as inviteCode',
      'default_permissions as defaultPermissions',
    ])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
}

/** How a user stands in a game. */
interface OwnPlace {
  teamName: string;
  divisionId: number | null;
  status: ParticipationStatus;
  reason: string | null;
  /** Whether their captain has entered them. */
  byCaptain: boolean;
}

export async function findOwnPlace(
  db: Db,
  gameId: number,
  userId: string,
): Promise<OwnPlace | undefined> {
  return db
    .selectFrom('registrations')
    .innerJoin('participations', 'participations.id', 'registrations.participation_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select([
      'teams.name as teamName',
      'participations.division_id as divisionId',
      'participations.status',
      'participations.decision_reason as reason',
      'registrations.by_captain as byCaptain',
    ])
    .where('registrations.game_id', '=', gameId)
    .where('registrations.user_id', '=', userId)
    .executeTakeFirst();
}

/** The members of the team with which a user is in a game, and whether each plays in it. */
export async function findOwnMembers(db: Db, gameId: number, userId: string) {
  const { rows } = await sql<{
    userName: string;
    place: 'Plays' | 'OtherTeam' | 'NoRoom' | 'NotJoined';
  }>`
    with own as (
      select participations.id, participations.team_id,
        games.team_member_limit > 0 and games.team_member_limit <= (
          select count(*) from registrations where participation_id = participations.id) as is_full
      from registrations
      join participations on participations.id = registrations.participation_id
      join games on games.id = participations.game_id
      where registrations.game_id = ${gameId} and registrations.user_id = ${userId}::uuid
    )
    select users.user_name as "userName", case
        when place.id = own.id then 'Plays'
        when place.id is not null then 'OtherTeam'
        when own.is_full then 'NoRoom'
        else 'NotJoined'
      end as place
    from own
    join team_members on team_members.team_id = own.team_id
    join users on users.id = team_members.user_id
    left join lateral (
      select participations.id from registrations
      join participations on participations.id = registrations.participation_id
      where registrations.user_id = users.id and registrations.game_id = ${gameId}
        and (participations.status <> 'Rejected' or participations.id = own.id)
    ) place on true
    order by team_members.joined_at, users.id`.execute(db);
  return rows;
}

/** When a game is played, for rules about its phase. */
export async function findGameWindow(db: Db, gameId: number) {
  const row = await db
    .selectFrom('games')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'practice_mode as practiceMode'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  return (
    row && {
      start: row.startsAt.getTime(),
      end: row.endsAt.getTime(),
      practiceMode: row.practiceMode,
    }
  );
}

/** Until the transaction ends the game cannot be deleted; returns whether it exists. */
export async function holdGame(tx: Tx, gameId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Waits for everybody who holds the game, then keeps others off: for changes of all that it contains. Returns
 * whether the game exists.
 */
export async function lockGame(tx: Tx, gameId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** As it is stored; only `signForTeam` reads it. */
export async function findSigningKey(db: Db, gameId: number) {
  return db
    .selectFrom('games')
    .select(['private_key as privateKey', 'token_prefix as tokenPrefix'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
}

/** For the audit log; empty when the game does not exist. */
export async function findGameTitle(db: Db, gameId: number): Promise<string> {
  const row = await db
    .selectFrom('games')
    .select('title')
    .where('id', '=', gameId)
    .executeTakeFirst();
  return row?.title ?? '';
}
