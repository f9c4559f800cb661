import type { Role, UserSort } from '@halyard/sdk/rules';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database.ts';
import {
  type ListWindow,
  orderOf,
  asPattern,
  readPage,
  type Sorting,
} from '../../platform/list.ts';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import { SAMPLE } from '../../platform/text-search.ts';

/** What the list of users can be narrowed to and sorted by. */
export interface UserListQuery extends ListWindow, Sorting<UserSort> {
  text?: string | undefined;
  role?: Role | undefined;
  confirmed?: boolean | undefined;
  invited?: boolean | undefined;
}

export interface UserTeam {
  id: number;
  name: string;
  captain: boolean;
}

export type UserListRow = Awaited<ReturnType<typeof findUsers>>['rows'][number];

/** Registration and role as in the indexes `users_registered_index` and `users_role_index`. */
const SORTS = {
  UserName: [sql.ref('users.name_key')],
  Email: [sql.ref('users.email_key')],
  Role: [sql`array_position(array['Banned', 'User', 'Monitor', 'Admin'], users.role)`],
  Registered: [sql.ref('users.registered_at')],
  LastVisited: [sql`coalesce(users.last_visited_at, '-infinity')`],
};

/** The teams of the user, those led first. */
const TEAMS = sql<UserTeam[]>`(
  select coalesce(json_agg(json_build_object(
    'id', teams.id, 'name', teams.name, 'captain', teams.captain_id = users.id
  ) order by teams.captain_id = users.id desc, teams.id), '[]')
  from team_members join teams on teams.id = team_members.team_id
  where team_members.user_id = users.id
)`;

/** One of so many users contains a frequent text. */
const FREQUENT = 100;

/** Users in the order of their ids unless another order is asked for. */
export async function findUsers(db: Db, query: UserListQuery) {
  const { text, role, confirmed, invited } = query;
  let users = db.selectFrom('users');
  if (role !== undefined) users = users.where('role', '=', role);
  if (confirmed !== undefined) users = users.where('email_confirmed', '=', confirmed);
  if (invited !== undefined)
    users = users.where('password_hash', invited ? '=' : '<>', NO_PASSWORD);
  if (text !== undefined) users = users.where(await contains(db, text.toLowerCase()));
  // Ids follow the direction of the order, so that an index of both is read from either end.
  const direction = query.sort !== undefined && query.order === 'Descending' ? 'desc' : 'asc';
  const order = orderOf(query, SORTS, [[sql.ref('users.id'), direction]]);
  const { rows: page, total } = await readPage(users.select('id'), query, order);
  const ids = page.map(({ id }) => id);
  const rows = await findRows(db, ids);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0;
  return { rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), total };
}

/**
 * That a user contains a text in lower case. Texts that are rare are found by an index of trigrams. Of those
 * that are not, the index gives nearly all users, and takes longer than reading them all.
 */
async function contains(db: Db, text: string): Promise<RawBuilder<SqlBool>> {
  const read = sql<SqlBool>`strpos(users.search_key, ${text}) > 0`;
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select search_key from users order by id desc limit ${SAMPLE}
    ) as users where ${read}`.execute(db);
  const isFrequent = (rows[0]?.found ?? 0) > SAMPLE / FREQUENT;
  return isFrequent ? read : sql<SqlBool>`users.search_key like ${asPattern(text)}`;
}

/** Only of the users of one page: the teams of those that were skipped took most of the time. */
async function findRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'user_name as userName',
      'real_name as realName',
      'std_number as stdNumber',
      'phone',
      'bio',
      'registered_at as registeredAt',
      'last_visited_at as lastVisitedAt',
      'last_address as lastAddress',
      'email',
      'avatar_hash as avatarHash',
      'role',
      'email_confirmed as emailConfirmed',
      'must_change_password as mustChangePassword',
      sql<boolean>`password_hash = ${NO_PASSWORD}`.as('invited'),
      TEAMS.as('teams'),
    ])
    .where(sql<boolean>`users.id = any (${ids}::uuid[])`)
    .execute();
}

interface UserCounts {
  all: number;
  admins: number;
  monitors: number;
  banned: number;
  unconfirmed: number;
  invited: number;
}

export async function countUsers(db: Db): Promise<UserCounts> {
  return db
    .selectFrom('users')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where role = 'Admin')`.as('admins'),
      sql<number>`count(*) filter (where role = 'Monitor')`.as('monitors'),
      sql<number>`count(*) filter (where role = 'Banned')`.as('banned'),
      sql<number>`count(*) filter (where not email_confirmed)`.as('unconfirmed'),
      sql<number>`count(*) filter (where password_hash = ${NO_PASSWORD})`.as('invited'),
    ])
    .executeTakeFirstOrThrow();
}
