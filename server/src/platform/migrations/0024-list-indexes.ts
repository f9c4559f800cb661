import { type Kysely, sql } from 'kysely';

/** For lists whose filters leave few of many rows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
-- The list of users searches all that they are known by, the lists of what happened in a game only their names.
-- Without a list of pending entries, which every search would read.
create index users_search_index on users using gin (search_key gin_trgm_ops) with (fastupdate = off);
create index users_user_name_index on users using gin (user_name gin_trgm_ops) with (fastupdate = off);

-- Hold what else entries are filtered by, so that those left out are not read from the table.
drop index audit_log_target_index;
create index audit_log_target_index on audit_log (target_id, created_at, id)
  include (target_type, operation, actor_id);
drop index audit_log_target_type_index;
create index audit_log_target_type_index on audit_log (target_type, created_at, id)
  include (operation, actor_id);
`;
