import { type Kysely, sql } from 'kysely';
import { nameSkeleton } from '../../domain/look-alike.ts';

/** Refuses names of teams that look like another one's in a game, unless staff allow them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table teams add column name_skeleton text').execute(db);
  await fillSkeletons(db);
  await sql.raw(CHANGES).execute(db);
}

async function fillSkeletons(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from teams`.execute(db);
  const ids = rows.map(({ id }) => id);
  const skeletons = rows.map(({ name }) => nameSkeleton(name));
  await sql`update teams set name_skeleton = known.skeleton
    from unnest(${ids}::int[], ${skeletons}::text[]) as known (id, skeleton)
    where teams.id = known.id`.execute(db);
}

const CHANGES = `
alter table teams alter column name_skeleton set not null;
alter table participations add column team_name_skeleton text;
update participations set team_name_skeleton = teams.name_skeleton
from teams where teams.id = participations.team_id;
alter table participations alter column team_name_skeleton set not null;

alter table participations drop constraint participations_team_id_fkey;
alter table teams drop constraint teams_id_name_key;
alter table teams add constraint teams_id_name_key unique (id, name_key, name_skeleton, is_open);
alter table participations add constraint participations_team_id_fkey
  foreign key (team_id, team_name_key, team_name_skeleton, team_is_open)
  references teams (id, name_key, name_skeleton, is_open)
  on update cascade on delete cascade;
drop index participations_team_name_index;
create index participations_team_name_index
  on participations (team_id, team_name_key, team_name_skeleton, team_is_open);

-- The key of the name for which staff have allowed that others look like it; of another name it allows nothing.
alter table participations add column allowed_name_key text;

-- Names that stand stay.
update participations own set allowed_name_key = own.team_name_key
where exists (
  select from participations other
  where other.game_id = own.game_id and other.team_name_skeleton = own.team_name_skeleton
    and other.id < own.id
);
create unique index participations_team_name_skeleton_key on participations (game_id, team_name_skeleton)
  where status <> 'Rejected' and team_is_open and allowed_name_key is distinct from team_name_key;
`;
