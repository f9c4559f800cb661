import { type Kysely, sql } from 'kysely';

/** Lets teams be closed, which boards still name, and tells locks of staff from those of games. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(CHANGES).execute(db);
}

const CHANGES = `
-- Set by staff, who alone remove it. "locked" is set by a game and ends with it.
alter table teams add column staff_locked boolean not null default false;

-- A team that was deleted after it had played. It has neither captain nor members.
alter table teams add column closed_at timestamptz(3);
alter table teams alter column captain_id drop not null;
alter table teams add constraint teams_captain_check check ((captain_id is null) = (closed_at is not null));
`;
