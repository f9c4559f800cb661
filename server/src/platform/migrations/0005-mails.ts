import { type Kysely, sql } from 'kysely';

/** Mails with every attempt to send them. The queue that sends them has a schema of its own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
create table mails (
  id integer generated always as identity primary key,
  kind text not null,
  state text not null check (state in ('Waiting', 'Sent', 'Failed', 'Held')),
  user_id uuid not null references users (id) on delete cascade,
  recipient text not null,
  language text not null,
  fields jsonb not null,
  token text,
  link_expires_at timestamptz(3),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default clock_timestamp(),
  next_attempt_at timestamptz(3),
  sent_at timestamptz(3)
)`.execute(db);
  await sql`create index mails_user_id_index on mails (user_id)`.execute(db);
  await sql`create index mails_state_index on mails (state, id)`.execute(db);
  await sql`
create table mail_attempts (
  id integer generated always as identity primary key,
  mail_id integer not null references mails (id) on delete cascade,
  made_at timestamptz(3) not null,
  delivered boolean not null,
  response text not null
)`.execute(db);
  await sql`create index mail_attempts_mail_id_index on mail_attempts (mail_id)`.execute(db);
}
