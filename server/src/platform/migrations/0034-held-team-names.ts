import { type Kysely, sql } from 'kysely';

/** Frees the name that a rejected or deleted team had in a game. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(CHANGES).execute(db);
}

const CHANGES = `
-- Next to the team's key participations also copy whether the team is open, which the index below uses.
alter table teams add column is_open boolean not null generated always as (closed_at is null) stored;
alter table participations add column team_is_open boolean not null default true;
update participations set team_is_open = false
from teams where teams.id = participations.team_id and not teams.is_open;

alter table participations drop constraint participations_team_id_fkey;
alter table teams drop constraint teams_id_name_key;
alter table teams add constraint teams_id_name_key unique (id, name_key, is_open);
alter table participations add constraint participations_team_id_fkey
  foreign key (team_id, team_name_key, team_is_open) references teams (id, name_key, is_open)
  on update cascade on delete cascade;
drop index participations_team_name_index;
create index participations_team_name_index on participations (team_id, team_name_key, team_is_open);

alter table participations drop constraint participations_team_name_key;
create unique index participations_team_name_key on participations (game_id, team_name_key)
  where status <> 'Rejected' and team_is_open;
`;
