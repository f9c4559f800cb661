import { type Kysely, sql } from 'kysely';

/**
 * The pauses between mails of a kind to an address, of which only the hash is kept, and the links by
 * which the owner of an address allows another one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
create table mail_pauses (
  recipient bytea not null,
  kind text not null,
  last_at timestamptz(3) not null,
  count integer not null,
  mail_id integer,
  primary key (recipient, kind)
)`.execute(db);
  await sql`
alter table account_links
  add column new_email text,
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check check (purpose in ('Verify', 'Reset', 'Confirm', 'Approve'))`.execute(
    db,
  );
}
