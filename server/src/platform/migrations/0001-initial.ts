import { type Kysely, sql } from 'kysely';

/**
 * The first schema. Enumerations are stored by the names that the spec defines; times are truncated
 * to milliseconds, the unit of the API.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table settings (
  key text primary key,
  value jsonb not null
);

create table users (
  id uuid primary key,
  user_name text not null,
  name_key text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  role text not null default 'User',
  email_confirmed boolean not null default true,
  bio text not null default '',
  phone text,
  real_name text not null default '',
  std_number text not null default '',
  avatar_hash text,
  registered_at timestamptz(3) not null default clock_timestamp(),
  last_visited_at timestamptz(3),
  last_address text,
  constraint users_name_key unique (name_key),
  constraint users_email_key unique (email_key)
);

create index users_avatar_hash_index on users (avatar_hash) where avatar_hash is not null;

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  address text not null,
  agent text not null
);
create index sessions_user_id_index on sessions (user_id);
create index sessions_expires_at_index on sessions (expires_at);

create table files (
  id integer generated always as identity primary key,
  hash text not null,
  name text not null,
  size bigint not null,
  uploaded_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint files_hash_key unique (hash)
);
create index files_uploaded_by_index on files (uploaded_by);

create table teams (
  id integer generated always as identity primary key,
  name text not null,
  bio text,
  avatar_hash text,
  captain_id uuid not null references users (id),
  locked boolean not null default false,
  invite_token text not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index teams_captain_id_index on teams (captain_id);
create index teams_avatar_hash_index on teams (avatar_hash) where avatar_hash is not null;

create table team_members (
  team_id integer not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  joined_at timestamptz(3) not null default clock_timestamp(),
  constraint team_members_key primary key (team_id, user_id)
);
create index team_members_user_id_index on team_members (user_id);

create table games (
  id integer generated always as identity primary key,
  title text not null,
  hidden boolean not null,
  summary text not null,
  content text not null,
  accept_without_review boolean not null,
  writeup_required boolean not null,
  writeup_note text not null,
  writeup_deadline timestamptz(3) not null,
  invite_code text,
  team_member_limit integer not null,
  container_limit integer not null,
  poster_hash text,
  practice_mode boolean not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  blood_bonus integer not null,
  public_key text not null,
  private_key text not null,
  salt text not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index games_starts_at_index on games (starts_at);
create index games_poster_hash_index on games (poster_hash) where poster_hash is not null;

create table divisions (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  name text not null,
  invite_code text,
  default_permissions integer not null
);
create index divisions_game_id_index on divisions (game_id);

create table challenges (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  title text not null,
  content text not null default '',
  category text not null,
  type text not null,
  hints text[] not null default '{}',
  flag_template text,
  enabled boolean not null default false,
  file_name text not null default 'attachment',
  attachment_type text not null default 'None',
  attachment_file_id integer references files (id),
  attachment_name text,
  attachment_url text,
  container_image text not null default '',
  memory_limit integer not null default 64,
  cpu_count integer not null default 1,
  storage_limit integer not null default 256,
  expose_port integer not null default 80,
  network_mode text not null default 'Open',
  enable_traffic_capture boolean not null default false,
  disable_blood_bonus boolean not null default false,
  deadline_at timestamptz(3),
  submission_limit integer not null default 0,
  original_score integer not null default 1000,
  min_score_rate double precision not null default 0.25,
  difficulty double precision not null default 5,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index challenges_game_id_index on challenges (game_id);
create index challenges_attachment_file_id_index on challenges (attachment_file_id);

create table division_challenges (
  division_id integer not null references divisions (id) on delete cascade,
  challenge_id integer not null references challenges (id) on delete cascade,
  permissions integer not null,
  constraint division_challenges_key primary key (division_id, challenge_id)
);
create index division_challenges_challenge_id_index on division_challenges (challenge_id);

create table flags (
  id integer generated always as identity primary key,
  challenge_id integer not null references challenges (id) on delete cascade,
  flag text not null,
  attachment_type text not null default 'None',
  attachment_file_id integer references files (id),
  attachment_name text,
  attachment_url text
);
create index flags_challenge_id_index on flags (challenge_id);
create index flags_attachment_file_id_index on flags (attachment_file_id);

create table participations (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  team_id integer not null references teams (id) on delete cascade,
  division_id integer references divisions (id),
  status text not null,
  token text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint participations_team_game_key unique (team_id, game_id)
);
create index participations_game_id_index on participations (game_id);
create index participations_division_id_index on participations (division_id);

create table registrations (
  participation_id integer not null references participations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  game_id integer not null references games (id) on delete cascade,
  constraint registrations_user_game_key primary key (user_id, game_id)
);
create index registrations_participation_id_index on registrations (participation_id);
create index registrations_game_id_index on registrations (game_id);

-- What a team was given for a dynamic challenge: one drawn flag, or one made from the template.
create table instances (
  participation_id integer not null references participations (id) on delete cascade,
  challenge_id integer not null references challenges (id) on delete cascade,
  flag_id integer references flags (id) on delete cascade,
  flag text not null,
  opened_at timestamptz(3) not null default clock_timestamp(),
  constraint instances_key primary key (participation_id, challenge_id),
  constraint instances_flag_key unique (flag_id)
);
create index instances_challenge_id_index on instances (challenge_id);

create table submissions (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  participation_id integer not null references participations (id) on delete cascade,
  challenge_id integer not null references challenges (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  answer text not null,
  result text not null,
  submitted_at timestamptz(3) not null default clock_timestamp()
);
create index submissions_participation_challenge_index
  on submissions (participation_id, challenge_id, id);
create index submissions_game_index on submissions (game_id, id);
create index submissions_challenge_id_index on submissions (challenge_id);
create index submissions_user_id_index on submissions (user_id);

create table solves (
  participation_id integer not null references participations (id) on delete cascade,
  challenge_id integer not null references challenges (id) on delete cascade,
  game_id integer not null references games (id) on delete cascade,
  submission_id integer not null references submissions (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  solved_at timestamptz(3) not null,
  constraint solves_participation_challenge_key primary key (participation_id, challenge_id)
);
create index solves_game_index on solves (game_id, solved_at, submission_id);
create index solves_challenge_index on solves (challenge_id, solved_at, submission_id);
create index solves_submission_id_index on solves (submission_id);
create index solves_user_id_index on solves (user_id);

create table notices (
  id integer generated always as identity primary key,
  game_id integer not null references games (id) on delete cascade,
  type text not null,
  "values" text[] not null,
  challenge_id integer references challenges (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index notices_game_index on notices (game_id, created_at);
create index notices_challenge_id_index on notices (challenge_id);
-- A blood is announced once, whoever asks for it twice.
create unique index notices_blood_key on notices (challenge_id, type)
  where type in ('FirstBlood', 'SecondBlood', 'ThirdBlood');

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  game_id integer,
  body jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp()
);

create unlogged table rate_limits (
  key text primary key,
  tokens double precision not null,
  refreshed_at timestamptz not null
);
`;
