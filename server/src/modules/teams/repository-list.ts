import type { ParticipationStatus, TeamFilter, TeamSort } from '@halyard/sdk/rules';
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database.ts';
import {
  contains,
  type ListWindow,
  orderOf,
  type Page,
  readPage,
  type Sorting,
} from '../../platform/list.ts';
import { hasStartedInSql, isOverInSql } from '../../platform/phase-sql.ts';
import type { Database } from '../../platform/schema.ts';
import { isLockedInSql } from './repository-lock.ts';
import { teamColumns, type TeamRow } from './repository.ts';

/** What the list of teams can be narrowed to and sorted by. */
export interface TeamListQuery extends ListWindow, Partial<Sorting<TeamSort>>, TeamChoice {
  show?: TeamFilter | undefined;
}

interface TeamChoice {
  /** In names of teams and members, or an id. */
  text?: string | undefined;
  /** In the name of the team, or an id. */
  hint?: string | undefined;
  /** Only teams that have joined this game. */
  game?: number | undefined;
  /** Only teams with this number of members. */
  members?: number | undefined;
}

interface NowRow {
  participationId: number;
  id: number;
  title: string;
  status: ParticipationStatus;
  running: boolean;
}

export interface ListedTeamRow extends TeamRow {
  closed: boolean;
  games: number;
  now: NowRow | null;
}

type TeamQuery<Row> = SelectQueryBuilder<Database, 'teams', Row>;

const CLOSED = sql<boolean>`teams.closed_at is not null`;
const GAMES = sql<number>`(select count(*) from participations where team_id = teams.id)`;
const MEMBERS = sql<number>`(select count(*) from team_members where team_id = teams.id)`;
const CAPTAIN = sql`(select lower(user_name) from users where id = teams.captain_id)`;

/** Whether the team is accepted in a game that runs. */
function isPlayingInSql(now: Date) {
  return sql<boolean>`exists (select from participations
    join games on games.id = participations.game_id
    where participations.team_id = teams.id and participations.status = 'Accepted'
      and ${hasStartedInSql(now)} and not ${isOverInSql(now)})`;
}

export async function isPlaying(db: Db, teamId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .where(isPlayingInSql(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** The game that has not ended in which the team is; of several, the one that starts first. */
function nowInSql(now: Date) {
  return sql<NowRow | null>`(select json_build_object('participationId', participations.id,
      'id', games.id, 'title', games.title, 'status', participations.status,
      'running', ${hasStartedInSql(now)})
    from participations join games on games.id = participations.game_id
    where participations.team_id = teams.id and not ${isOverInSql(now)}
    order by games.starts_at, games.id limit 1)`;
}

function selectListed(db: Db, now: Date) {
  return db
    .selectFrom('teams')
    .select(teamColumns(now))
    .select([CLOSED.as('closed'), GAMES.as('games'), nowInSql(now).as('now')]);
}

export async function findListedTeam(
  db: Db,
  id: number,
  now: Date,
): Promise<ListedTeamRow | undefined> {
  return selectListed(db, now).where('teams.id', '=', id).executeTakeFirst();
}

export async function listAllTeams(
  db: Db,
  query: TeamListQuery,
  now: Date,
): Promise<Page<ListedTeamRow>> {
  const teams = choose(selectListed(db, now), query).where(shown(query.show, now));
  const columns = {
    Name: [sql`lower(teams.name)`],
    Captain: [CAPTAIN],
    Members: [MEMBERS],
    Games: [GAMES],
    Created: [sql.ref('teams.created_at')],
  };
  const sorting = { sort: query.sort, order: query.order ?? 'Ascending' };
  return readPage(teams, query, orderOf(sorting, columns, [[sql.ref('teams.id'), 'asc']]));
}

function shown(show: TeamFilter | undefined, now: Date): Expression<SqlBool> {
  switch (show) {
    case undefined:
      return sql<SqlBool>`not ${CLOSED}`;
    case 'Playing':
      return isPlayingInSql(now);
    case 'Locked':
      return isLockedInSql(now);
    case 'Closed':
      return CLOSED;
  }
}

function choose<Row>(teams: TeamQuery<Row>, choice: TeamChoice): TeamQuery<Row> {
  const { text, hint, game, members } = choice;
  let chosen = teams;
  if (members !== undefined) chosen = chosen.where(MEMBERS, '=', members);
  if (text !== undefined) {
    chosen = chosen.where((eb) =>
      eb.or([
        contains(eb, ['teams.name'], text),
        eb(sql<string>`teams.id::text`, '=', text.trim()),
        eb.exists(
          eb
            .selectFrom('team_members')
            .innerJoin('users', 'users.id', 'team_members.user_id')
            .select('users.id')
            .whereRef('team_members.team_id', '=', 'teams.id')
            .where((member) => contains(member, ['users.user_name'], text)),
        ),
      ]),
    );
  }
  if (hint !== undefined) {
    chosen = chosen.where((eb) =>
      eb.or([
        contains(eb, ['teams.name'], hint),
        eb(sql<string>`teams.id::text`, '=', hint.trim()),
      ]),
    );
  }
  if (game !== undefined) {
    chosen = chosen.where((eb) =>
      eb.exists(
        eb
          .selectFrom('participations')
          .select('participations.id')
          .whereRef('participations.team_id', '=', 'teams.id')
          .where('participations.game_id', '=', game),
      ),
    );
  }
  return chosen;
}

/** How many teams each view would show of a search. */
export async function countTeams(db: Db, choice: TeamChoice, now: Date) {
  const countOf = (condition: Expression<SqlBool>) =>
    sql<number>`count(*) filter (where ${condition})`;
  const teams = db
    .selectFrom('teams')
    .select([
      countOf(shown(undefined, now)).as('all'),
      countOf(shown('Playing', now)).as('playing'),
      countOf(shown('Locked', now)).as('locked'),
      countOf(shown('Closed', now)).as('closed'),
    ]);
  return choose(teams, choice).executeTakeFirstOrThrow();
}
