import { type Kysely, sql } from 'kysely';
import { comparisonKey } from '../../domain/text.ts';

/** Makes the names of teams unique within a game. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table teams add column name_key text').execute(db);
  await fillKeys(db);
  await sql.raw(CHANGES).execute(db);
}

/** Keys are computed by the server, because collations differ between databases. */
async function fillKeys(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from teams`.execute(db);
  const ids = rows.map(({ id }) => id);
  const keys = rows.map(({ name }) => comparisonKey(name));
  await sql`update teams set name_key = known.key
    from unnest(${ids}::int[], ${keys}::text[]) as known (id, key)
    where teams.id = known.id`.execute(db);
}

const CHANGES = `
-- Teams that already share a name in a game keep it; only their keys differ.
update teams set name_key = name_key || ' #' || id
where exists (
  select from participations own
  join participations other on other.game_id = own.game_id and other.id < own.id
  join teams namesake on namesake.id = other.team_id
  where own.team_id = teams.id and namesake.name_key = teams.name_key
);
alter table teams alter column name_key set not null;
alter table teams add constraint teams_id_name_key unique (id, name_key);

-- A copy of the team's key, which a constraint of this table can use.
alter table participations add column team_name_key text;
update participations set team_name_key = teams.name_key
from teams where teams.id = participations.team_id;
alter table participations alter column team_name_key set not null;
alter table participations drop constraint participations_team_id_fkey;
alter table participations add constraint participations_team_id_fkey
  foreign key (team_id, team_name_key) references teams (id, name_key)
  on update cascade on delete cascade;
create index participations_team_name_index on participations (team_id, team_name_key);
alter table participations add constraint participations_team_name_key unique (game_id, team_name_key);
`;
