import { type Kysely, sql } from 'kysely';

/**
 * Who has sent which wrong answer, each once for a team. Without a reference to the team and the
 * submission: what is listed is joined to them, so what is left of deleted ones is never seen.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
create table wrong_flags (
  challenge_id int not null references challenges (id) on delete cascade,
  answer_hash bytea not null,
  participation_id int not null,
  submission_id int not null,
  primary key (challenge_id, answer_hash, participation_id)
)`.execute(db);
  await sql`
insert into wrong_flags
select challenge_id, sha256(convert_to(answer, 'UTF8')), participation_id, min(id)
from submissions where result = 'WrongAnswer'
group by challenge_id, sha256(convert_to(answer, 'UTF8')), participation_id`.execute(db);
}
