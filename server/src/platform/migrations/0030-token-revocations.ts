import { type Kysely, sql } from 'kysely';

/**
 * What revoked a token decides who can restore it. Nobody knows who revoked the tokens of before, so only
 * administrators can restore those; and those of accounts that have lost what the token needs have ended.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
alter table api_tokens add column revocation text;
update api_tokens set revocation = 'Administrator' where revoked;
update api_tokens token set revocation = 'Account'
where not exists (
  select from users
  where users.id = token.creator_id and users.email_confirmed and not users.must_change_password
    and array_position(array['Banned', 'User', 'Monitor', 'Admin'], users.role)
      >= array_position(array['Banned', 'User', 'Monitor', 'Admin'], token.role)
);
alter table api_tokens drop column revoked;
alter table api_tokens add constraint api_tokens_revocation_known
  check (revocation in ('Maker', 'Administrator', 'Account'));
`;
