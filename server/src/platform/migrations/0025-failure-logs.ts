import { type Kysely, sql } from 'kysely';

/** What a container that could not be started has written: its engine has it no more. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table containers add column failure_log text not null default ''`.execute(db);
}
