import { type Kysely, sql } from 'kysely';

/** API tokens. The creator's account may be gone; the token then no longer works, but stays listed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table api_tokens (
  id uuid primary key,
  token_hash bytea not null,
  name text not null,
  creator_id uuid not null,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked boolean not null default false,
  constraint api_tokens_hash_key unique (token_hash)
);
`;
