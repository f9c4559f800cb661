import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { SiteFacts } from './rules.ts';

/** The address from which most people were active since then. */
export async function findBusiest(db: Db, since: Date): Promise<SiteFacts['busiest']> {
  const row = await db
    .selectFrom('sessions')
    .select(['address', sql<number>`count(distinct user_id)::int`.as('users')])
    .where('address', 'is not', null)
    .where('seen_at', '>', since)
    .groupBy('address')
    .orderBy('users', 'desc')
    .orderBy('address')
    .limit(1)
    .executeTakeFirst();
  return row?.address == null ? null : { address: row.address, users: row.users };
}

/** Milliseconds that the database takes to answer nothing. */
export async function timeEmptyQuery(db: Db): Promise<number> {
  const started = performance.now();
  await sql`select 1`.execute(db);
  return performance.now() - started;
}
