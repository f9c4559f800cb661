import { type Kysely, sql } from 'kysely';

/** Games whose members join with their captain, and who was entered so. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table games add column join_together boolean not null default false`.execute(db);
  await sql`alter table registrations add column by_captain boolean not null default false`.execute(
    db,
  );
}
