import { type Kysely, sql } from 'kysely';

/** The organiser's order of the challenges of a game. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table challenges add column position integer check (position >= 0)`.execute(db);
}
