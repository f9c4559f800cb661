import { sql } from 'kysely';
import type { WritableDb } from '../platform/database.ts';

/**
 * The number of transactions that wait for a lock on a table of this database. Test databases are
 * copies of one template, so the same table has the same OID in each of them, and `pg_locks` shows
 * the locks of the whole server.
 */
export async function waitingForTable(db: WritableDb, table: 'challenges'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks
    where relation = ${table}::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.count ?? 0;
}
