import { type Kysely, sql } from 'kysely';

/** Why staff have decided about a team as they did. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table participations add column decision_reason text').execute(db);
}
