import { type Kysely, sql } from 'kysely';

/** The files that statements and hints show, for whoever may see the challenge. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table challenge_files (
      challenge_id integer not null references challenges (id) on delete cascade,
      file_id integer not null references files (id),
      primary key (challenge_id, file_id)
    )`.execute(db);
  await sql`create index challenge_files_file_id_index on challenge_files (file_id)`.execute(db);
  await sql`
    insert into challenge_files (challenge_id, file_id)
    select distinct challenges.id, files.id
    from challenges
    cross join lateral regexp_matches(
      content || chr(10) || array_to_string(hints, chr(10)), '/assets/([0-9a-f]{64})/', 'g'
    ) as found (hashes)
    join files on files.hash = found.hashes[1]`.execute(db);
}
