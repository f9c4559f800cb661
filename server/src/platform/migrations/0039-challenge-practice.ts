import { type Kysely, sql } from 'kysely';

/** When the deadline of a challenge was last moved, and what was practice before it was. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
alter table challenges
  add column deadline_moved_at timestamptz(3),
  add column practice_spans jsonb not null default '[]'`.execute(db);
}
