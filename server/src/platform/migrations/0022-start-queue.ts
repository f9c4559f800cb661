import { type Kysely, sql } from 'kysely';

/** How far the start of a container is, and its place among those that wait. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
alter table containers
  add phase text not null default 'Requested',
  add place integer,
  add pulled_bytes bigint not null default 0,
  add pull_bytes bigint;
create index containers_pending_index on containers (id) where status = 'Pending';
`;
