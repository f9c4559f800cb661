import { type Kysely, sql } from 'kysely';

/** Contents that are stored before the transaction in which something refers to them; a server may end in between. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table unclaimed_contents (
  hash text primary key,
  stored_at timestamptz(3) not null default now()
);
`;
