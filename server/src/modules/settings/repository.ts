import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** The stored values of these keys. */
export async function findSettings(db: Db, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** One change of the settings at a time, until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx);
}

/** Stores fields of a section beside those it has. */
export async function mergeSetting(tx: Tx, key: string, fields: object): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(fields) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: sql`settings.value || excluded.value` }),
    )
    .execute();
}
