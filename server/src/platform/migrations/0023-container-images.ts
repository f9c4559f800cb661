import { type Kysely, sql } from 'kysely';

/** The images of challenges that were pulled ahead, or could not be. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table container_images (
  image text primary key,
  state text,
  checked_at timestamptz(3),
  claimed_until timestamptz(3) not null
);
`;
