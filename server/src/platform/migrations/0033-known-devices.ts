import { type Kysely, sql } from 'kysely';

/** The browsers in which a user has signed in, by the hash of a cookie. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, token_hash)
)`.execute(db);
  await sql`create index known_devices_seen_at_index on known_devices (seen_at)`.execute(db);
}
