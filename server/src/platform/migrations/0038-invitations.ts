import { type Kysely, sql } from 'kysely';

/** Links by which people who were invited choose their first password. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('Verify', 'Reset', 'Confirm', 'Approve', 'Invite'))`.execute(db);
}
