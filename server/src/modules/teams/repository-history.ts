import type { ParticipationStatus } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { isOverInSql } from '../../platform/phase-sql.ts';

/** Each is loaded for its scoreboard. */
const MAX_GAMES = 50;

export interface HistoryGameRow {
  participationId: number;
  id: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  status: ParticipationStatus;
  registered: string[];
}

/** The games that a team has joined, the latest start first. */
export async function findGamesOfTeam(db: Db, teamId: number): Promise<HistoryGameRow[]> {
  return db
    .selectFrom('participations')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .select([
      'participations.id as participationId',
      'games.id',
      'games.title',
      'games.starts_at as startsAt',
      'games.ends_at as endsAt',
      'participations.status',
      sql<string[]>`array(select user_id::text from registrations
        where participation_id = participations.id order by user_id)`.as('registered'),
    ])
    .where('participations.team_id', '=', teamId)
    .orderBy('games.starts_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(MAX_GAMES)
    .execute();
}

export async function findSolvers(db: Db, participationIds: readonly number[]) {
  if (participationIds.length === 0) return [];
  return db
    .selectFrom('solves')
    .select([
      'participation_id as participationId',
      'challenge_id as challengeId',
      'user_id as userId',
    ])
    .where('participation_id', 'in', participationIds)
    .where('user_id', 'is not', null)
    .execute();
}

/** The members of a team in the order in which they joined. */
export async function findMemberDates(db: Db, teamId: number) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['users.id', 'team_members.joined_at as joinedAt', 'users.last_address as lastAddress'])
    .where('team_members.team_id', '=', teamId)
    .orderBy('team_members.joined_at')
    .orderBy('users.id')
    .execute();
}

/** Other teams of which a member last called from the same address as one of this team. */
export async function findNeighbours(db: Db, teamId: number) {
  const { rows } = await sql<{ id: number; name: string; userNames: string[] }>`
    select teams.id, teams.name, array_agg(others.user_name order by others.user_name) as "userNames"
    from users others
    join team_members on team_members.user_id = others.id
    join teams on teams.id = team_members.team_id
    where teams.id <> ${teamId}
      and others.last_address in (
        select users.last_address from users
        join team_members on team_members.user_id = users.id
        where team_members.team_id = ${teamId}
      )
      and others.id not in (select user_id from team_members where team_id = ${teamId})
    group by teams.id
    order by teams.id
    limit 20
  `.execute(db);
  return rows;
}

/** Tells monitors of the team's games that have not ended of its new name. */
export async function storeNameEvents(
  tx: Tx,
  { teamId, userId, text, now }: { teamId: number; userId: string; text: string; now: Date },
): Promise<{ eventId: number; gameId: number }[]> {
  return tx
    .insertInto('game_events')
    .columns(['type', 'game_id', 'participation_id', 'user_id', 'text'])
    .expression((eb) =>
      eb
        .selectFrom('participations')
        .innerJoin('games', 'games.id', 'participations.game_id')
        .select([
          eb.val('Normal').as('type'),
          'participations.game_id',
          'participations.id',
          sql`${userId}::uuid`.as('user_id'),
          eb.val(text).as('text'),
        ])
        .where('participations.team_id', '=', teamId)
        .where(eb.not(isOverInSql(now))),
    )
    .returning(['id as eventId', 'game_id as gameId'])
    .execute();
}
