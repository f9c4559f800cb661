import { type Kysely, sql } from 'kysely';

/** What the team tokens of a game sign before the id of the team. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table games add column token_prefix text not null default 'HALYARD_TEAM_'`.execute(
    db,
  );
}
