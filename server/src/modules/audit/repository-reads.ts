import type { AuditTargetType } from '@halyard/sdk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { TokenAccess } from '../tokens/public.ts';

/** What is read; without an id all things of the type. */
export interface Read {
  type: AuditTargetType;
  id: string | number | null;
}

/** The names of things by their types, of those that are read by their id. */
const NAMES: Partial<
  Record<AuditTargetType, (id: string | number) => RawBuilder<{ name: string }>>
> = {
  Game: (id) => sql`select title as name from games where id = ${id}`,
  Challenge: (id) => sql`select title as name from challenges where id = ${id}`,
  Mail: (id) => sql`select recipient as name from mails where id = ${id}`,
  Participation: (id) =>
    sql`select t.name from participations p join teams t on t.id = p.team_id where p.id = ${id}`,
  Container: (id) => sql`select coalesce(c.title, '') as name from containers i
    left join challenges c on c.id = i.challenge_id where i.id = ${id}`,
};

/** Undefined when there is no such thing. */
export async function findName(db: Db, { type, id }: Read): Promise<string | undefined> {
  if (id === null) return '';
  const { rows = [] } = (await NAMES[type]?.(id).execute(db)) ?? {};
  return rows[0]?.name;
}

/** The name of a token, and who made it: a program reads for them. */
export async function findProgram(
  db: Db,
  { id, creatorId, role }: Pick<TokenAccess, 'id' | 'creatorId' | 'role'>,
) {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.creator_id')
    .select(['api_tokens.name', 'users.user_name as userName'])
    .where('api_tokens.id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, author: { userId: creatorId, userName: row.userName, role } };
}
