import { type Kysely, sql } from 'kysely';

/** Sessions that a ban has ended, so that whoever brings one is told of the ban. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table ended_sessions (
      token_hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index ended_sessions_user_id_index on ended_sessions (user_id)`.execute(db);
  await sql`create index ended_sessions_expires_at_index on ended_sessions (expires_at)`.execute(
    db,
  );
}
