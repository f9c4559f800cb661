import { type Kysely, sql } from 'kysely';

/**
 * The containers of challenges. A row is made before its container and deleted after it: what it
 * belongs to may be gone before, so no reference takes the row with it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table containers (
  id uuid primary key,
  is_test boolean not null,
  participation_id integer references participations (id) on delete set null,
  challenge_id integer references challenges (id) on delete set null,
  user_id uuid references users (id) on delete set null,
  status text not null default 'Pending',
  failure text,
  image text not null,
  flag text,
  engine_id text not null default '',
  host text not null default '',
  port integer not null default 0,
  entry text not null default '',
  started_at timestamptz(3) not null,
  stop_at timestamptz(3) not null,
  claimed_until timestamptz(3) not null
);
create unique index containers_own_key on containers (participation_id, challenge_id)
  where not is_test and status in ('Pending', 'Running');
create unique index containers_test_key on containers (challenge_id)
  where is_test and status in ('Pending', 'Running');
create index containers_participation_id_index on containers (participation_id);
create index containers_challenge_id_index on containers (challenge_id);
create index containers_user_id_index on containers (user_id);

create table container_pauses (
  participation_id integer not null references participations (id) on delete cascade,
  challenge_id integer not null references challenges (id) on delete cascade,
  until timestamptz(3) not null,
  constraint container_pauses_key primary key (participation_id, challenge_id)
);
create index container_pauses_challenge_id_index on container_pauses (challenge_id);

insert into settings (key, value) values ('installation', to_jsonb(gen_random_uuid()::text));
`;
