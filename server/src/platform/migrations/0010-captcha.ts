import { type Kysely, sql } from 'kysely';

/** Challenges of the proof of work. They live for five minutes, so a crash may lose them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create unlogged table pow_challenges (
  id text primary key,
  challenge bytea not null,
  difficulty smallint not null,
  action text,
  used boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pow_challenges_created on pow_challenges (created_at);
`;
