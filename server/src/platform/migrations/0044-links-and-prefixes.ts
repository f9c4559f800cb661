import { type Kysely, sql } from 'kysely';

/** The key that signs links to attachments, and what the team tokens of a game sign before the id of the team. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into settings (key, value)
    values ('linkKey', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))`.execute(db);
  await sql`alter table games add column token_prefix text not null default 'HALYARD_TEAM_'`.execute(
    db,
  );
}
