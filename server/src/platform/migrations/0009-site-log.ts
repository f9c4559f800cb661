import { type Kysely, sql } from 'kysely';

/** The log of the site. `repository-lines.ts` of the module site-log says what each index is for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create extension if not exists pg_trgm;

create table log_lines (
  id bigint generated always as identity primary key,
  time timestamptz(3) not null,
  level text not null,
  status text not null,
  user_name text not null,
  address text,
  request_id text,
  message text not null
);
create index log_lines_time_index on log_lines (time, level);
create index log_lines_level_index on log_lines (level, status, id);
create index log_lines_user_index on log_lines (user_name, id);
create index log_lines_user_level_index on log_lines (user_name, level, status, id);
create index log_lines_address_index on log_lines (time) where address is not null;
create index log_lines_text_index on log_lines using gin (
  (message || ' ' || coalesce(address, '') || ' ' || coalesce(request_id, '')) gin_trgm_ops
);
`;
