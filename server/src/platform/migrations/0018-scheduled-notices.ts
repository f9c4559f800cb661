import { type Kysely, sql } from 'kysely';

/** Notices that are not published yet: in a table of their own, so that nothing that reads notices shows them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table scheduled_notices (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  content text not null,
  publish_at timestamptz(3) not null
);
create index scheduled_notices_game_index on scheduled_notices (game_id, publish_at);
`;
