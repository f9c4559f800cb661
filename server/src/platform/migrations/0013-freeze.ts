import { type Kysely, sql } from 'kysely';

/** A time from which on players see the scoreboard of that moment. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table games
    add column freeze_at timestamptz(3),
    add column freeze_released boolean not null default false`.execute(db);
}
