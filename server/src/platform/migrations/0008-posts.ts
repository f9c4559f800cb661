import { type Kysely, sql } from 'kysely';

/** Posts, and the files that they show to everybody. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table posts (
      id text primary key check (id ~ '^[0-9a-f]{8}$'),
      title text not null,
      summary text not null,
      content text not null,
      tags text[] not null,
      is_pinned boolean not null,
      author_id uuid references users (id) on delete set null,
      updated_at timestamptz(3) not null default clock_timestamp()
    )`.execute(db);
  await sql`create index posts_author_id_index on posts (author_id)`.execute(db);
  await sql`
    create table post_files (
      post_id text not null references posts (id) on delete cascade,
      file_id integer not null references files (id),
      primary key (post_id, file_id)
    )`.execute(db);
  await sql`create index post_files_file_id_index on post_files (file_id)`.execute(db);
}
