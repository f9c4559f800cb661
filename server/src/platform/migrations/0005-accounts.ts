import { type Kysely, sql } from 'kysely';

/**
 * Sessions that can be named, addresses that are dropped after a time, passwords that must be changed,
 * and the links that are mailed to accounts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add constraint sessions_id_key unique (id),
  alter column address drop not null`.execute(db);
  await sql`
alter table users
  add column must_change_password boolean not null default false,
  add column language text`.execute(db);
  await sql`
create table account_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('Verify', 'Reset', 'Confirm')),
  email text not null,
  stamp bytea not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  constraint account_links_user_purpose_key unique (user_id, purpose)
)`.execute(db);
  await sql`create index account_links_expires_at_index on account_links (expires_at)`.execute(db);
}
