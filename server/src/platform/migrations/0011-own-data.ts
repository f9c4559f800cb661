import { type Kysely, sql } from 'kysely';

/** What people can ask for about themselves: their lines of the log, their API tokens. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(CHANGES).execute(db);
}

const CHANGES = `
-- Names change and are given to others, so a line also has whom it is about. Null for nobody, and for
-- lines of an older release. No foreign key: lines outlive accounts.
alter table log_lines add column user_id uuid;
create index log_lines_owner_index on log_lines (user_id, id) where user_id is not null;

-- The role that whoever made the token had. Until now only administrators could make one.
alter table api_tokens add column role text not null default 'Admin';
alter table api_tokens alter column role drop default;
create index api_tokens_creator_index on api_tokens (creator_id);
`;
