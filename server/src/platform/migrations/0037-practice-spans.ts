import { type Kysely, sql } from 'kysely';

/** When the end of a game was last moved, and what was practice before it was. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
alter table games
  add column end_moved_at timestamptz(3),
  add column practice_spans jsonb not null default '[]'`.execute(db);
}
