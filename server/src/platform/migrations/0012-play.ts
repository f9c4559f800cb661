import { type Kysely, sql } from 'kysely';

/** Writeups of teams, and which notices were edited. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
alter table notices add column edited boolean not null default false;

create table writeups (
  participation_id integer primary key references participations (id) on delete cascade,
  file_id integer not null references files (id),
  name text not null,
  uploaded_by uuid references users (id) on delete set null,
  uploaded_at timestamptz(3) not null
);
create index writeups_file_id_index on writeups (file_id);
create index writeups_uploaded_by_index on writeups (uploaded_by);
`;
