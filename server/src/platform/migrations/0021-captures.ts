import { type Kysely, sql } from 'kysely';

/** The files of captured traffic. A row is there before its file, and a file without a row is deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table captures (
  id integer generated always as identity primary key,
  challenge_id integer not null references challenges (id) on delete cascade,
  participation_id integer not null references participations (id) on delete cascade,
  file_name text not null,
  size bigint not null default 0,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  claimed_until timestamptz(3) not null,
  constraint captures_file_name_key unique (challenge_id, participation_id, file_name)
);
create index captures_size_index on captures (challenge_id, participation_id) include (size);
create index captures_participation_index on captures (participation_id);
create index captures_finished_index on captures (finished_at);
`;
