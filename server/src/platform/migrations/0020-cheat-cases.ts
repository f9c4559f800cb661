import { type Kysely, sql } from 'kysely';

/** What staff writes and decides about pairs of teams. Evidence copies what it shows, and refers to nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table cheat_cases (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  participation_id integer not null references participations (id) on delete cascade,
  other_participation_id integer not null references participations (id) on delete cascade,
  state text not null default 'Open',
  reason text,
  decided_by text,
  decided_at timestamptz(3),
  revision integer not null default 0,
  changed_at timestamptz(3) not null default clock_timestamp(),
  constraint cheat_cases_pair_key unique (participation_id, other_participation_id),
  constraint cheat_cases_pair_check check (participation_id < other_participation_id),
  constraint cheat_cases_state_check check (state in ('Open', 'Watched', 'Dismissed', 'Confirmed')),
  constraint cheat_cases_reason_check check (state in ('Open', 'Watched') or reason is not null)
);
create index cheat_cases_game_index on cheat_cases (game_id, changed_at, id);
create index cheat_cases_other_index on cheat_cases (other_participation_id);

create table cheat_notes (
  id integer generated always as identity primary key,
  case_id integer not null references cheat_cases (id) on delete cascade,
  author text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  text text not null
);
create index cheat_notes_case_index on cheat_notes (case_id, id);

create table cheat_evidence (
  id integer generated always as identity primary key,
  case_id integer not null references cheat_cases (id) on delete cascade,
  event_id integer not null,
  occurred_at timestamptz(3) not null,
  type text not null,
  result text,
  answer text,
  text text,
  challenge text,
  participation_id integer not null,
  team text not null,
  user_name text,
  pinned_by text not null,
  pinned_at timestamptz(3) not null default clock_timestamp(),
  constraint cheat_evidence_event_key unique (case_id, event_id)
);
`;
