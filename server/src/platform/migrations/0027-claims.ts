import { type Kysely, sql } from 'kysely';

/** Which claim on the start of a container is the last: a process whose claim ran out finds another one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table containers add column claim integer not null default 1`.execute(db);
}
