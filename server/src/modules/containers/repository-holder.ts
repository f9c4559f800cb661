import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { errorCode } from '../../platform/error-code.ts';

const KEY = 'engineHolder';
/** How many marks are remembered: several processes write marks, and one of them may be slow. */
export const KNOWN_MARKS = 30;
/** PostgreSQL's `insufficient_privilege`. */
const NOT_ALLOWED = '42501';

/** What the database of a site knows of its hold on the engine. A copy of the database is one of it as well. */
export interface HolderRecord {
  /** Where the site was when it last held the engine. */
  place: string | null;
  /** The last marks that it has left at the engine, or was about to leave. */
  marks: readonly string[];
  /** Another site was found to hold the engine, until an administrator says otherwise. */
  isCopy: boolean;
}

export async function findHolder(db: Db): Promise<HolderRecord> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return { place: null, marks: [], isCopy: false, ...(row?.value as Partial<HolderRecord>) };
}

/** Remembers a mark before it is left, so that no mark of this site is unknown to it. */
export async function addMark(tx: Tx, mark: string, place: string): Promise<void> {
  await sql`
    insert into settings (key, value)
    values (${KEY}, jsonb_build_object('place', ${place}::text, 'marks', jsonb_build_array(${mark}::text)))
    on conflict (key) do update set value = settings.value || jsonb_build_object(
      'place', ${place}::text,
      'marks', (
        select jsonb_agg(each order by number) from jsonb_array_elements(
          jsonb_build_array(${mark}::text) || coalesce(settings.value -> 'marks', '[]')
        ) with ordinality as marks (each, number)
        where number <= ${KNOWN_MARKS}))`.execute(tx);
}

export async function setCopy(tx: Tx, isCopy: boolean): Promise<void> {
  await sql`
    insert into settings (key, value) values (${KEY}, jsonb_build_object('isCopy', ${isCopy}::boolean))
    on conflict (key) do update set value = settings.value || excluded.value`.execute(tx);
}

/** Tells this database from others, except from a copy of all its files; null where the account may not ask. */
export async function findDatabaseIdentity(db: Db): Promise<string | null> {
  try {
    const { rows } = await sql<{ identity: string }>`
      select system_identifier || '/' || oid as identity
      from pg_control_system(), pg_database where datname = current_database()`.execute(db);
    return rows[0]?.identity ?? null;
  } catch (error) {
    if (errorCode(error) === NOT_ALLOWED) return null;
    throw error;
  }
}
