import { type Kysely, sql } from 'kysely';

/** An engine gives the address of a container that it has removed to the next one, before the row is gone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table containers add column closed_at timestamptz(3)`.execute(db);
}
