import { type Kysely, sql } from 'kysely';

/** Stores null for the empty and blank lines of teams. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{
    id: number;
    bio: string;
  }>`select id, bio from teams where bio is not null`.execute(db);
  // Decided here, because what the database takes for a space depends on its collation.
  const ids = rows.filter(({ bio }) => bio.trim() === '').map(({ id }) => id);
  await sql`update teams set bio = null where id = any(${ids}::int[])`.execute(db);
}
