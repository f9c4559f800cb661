import { type Kysely, sql } from 'kysely';

/** Stores what staff have decided, so that leaving and joining again cannot undo it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(CHANGES).execute(db);
}

const CHANGES = `
-- Whether staff have ever changed its status.
alter table participations add column reviewed boolean not null default false;
update participations set reviewed = true where status in ('Rejected', 'Suspended');

-- Users whose last review in a game was a rejection, whichever team they joined with.
create table rejections (
  user_id uuid not null references users (id) on delete cascade,
  game_id integer not null references games (id) on delete cascade,
  constraint rejections_key primary key (user_id, game_id)
);
create index rejections_game_id_index on rejections (game_id);
insert into rejections (user_id, game_id)
select registrations.user_id, registrations.game_id
from registrations
join participations on participations.id = registrations.participation_id
where participations.status = 'Rejected';
`;
