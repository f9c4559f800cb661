import { type Kysely, sql } from 'kysely';

/**
 * What monitors read: events of a game, and indexes from which each filter of its submissions comes
 * in the order of time.
 *
 * Each submission is an event by itself and has no row here. Both tables take their ids from one
 * sequence, so that an id names a row of their common list.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table game_events (
  id integer primary key default nextval('submissions_id_seq'),
  game_id integer not null references games (id) on delete cascade,
  type text not null,
  participation_id integer not null references participations (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  challenge_id integer references challenges (id) on delete cascade,
  submission_id integer references submissions (id) on delete cascade,
  owner_participation_id integer references participations (id) on delete cascade,
  text text,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index game_events_game_index on game_events (game_id, created_at, id);
create index game_events_type_index on game_events (game_id, type, created_at, id);
create index game_events_participation_index on game_events (participation_id, created_at, id);
create index game_events_challenge_index on game_events (challenge_id, created_at, id);
create index game_events_user_index on game_events (user_id, created_at, id);
create index game_events_owner_index on game_events (owner_participation_id);
create unique index game_events_submission_key on game_events (submission_id);

insert into game_events
  (game_id, type, participation_id, user_id, challenge_id, submission_id, owner_participation_id,
   created_at)
select s.game_id, 'CheatDetected', s.participation_id, s.user_id, s.challenge_id, s.id,
  min(i.participation_id), s.submitted_at
from submissions s
join instances i on i.challenge_id = s.challenge_id and i.flag = s.answer
  and i.participation_id <> s.participation_id
where s.result = 'CheatDetected'
group by s.id
order by s.id;

drop index submissions_game_index;
drop index submissions_challenge_id_index;
drop index submissions_user_id_index;
create index submissions_game_index on submissions (game_id, submitted_at, id);
create index submissions_result_index on submissions (game_id, result, submitted_at, id);
create index submissions_participation_index on submissions (participation_id, submitted_at, id);
create index submissions_challenge_index on submissions (challenge_id, submitted_at, id);
create index submissions_user_index on submissions (user_id, submitted_at, id);
create index submissions_answer_index on submissions using gin (answer gin_trgm_ops)
  with (gin_pending_list_limit = 256);
`;
