import { type Db, named, namedWrite, type Tx } from '../../platform/database.ts';

/** Answers that are listed of a challenge, and teams that are named of an answer. */
const LISTED = 5;
const NAMED = 20;

/** Answers that stay counted of a challenge. */
export const COUNTED = 2000;

interface WrongFlagRow {
  challengeId: number;
  challenge: string;
  answer: string;
  teams: number;
  senders: { teamId: number; team: string; userId: string | null; user: string; time: number }[];
}

const select = named<WrongFlagRow>(
  'monitor.wrong-flags',
  `with counted as (
     select w.challenge_id, w.answer_hash, count(*)::int as teams, min(w.submission_id) as first_id
     from wrong_flags w
     join challenges c on c.id = w.challenge_id
     join submissions s on s.id = w.submission_id
     where c.game_id = $1 and s.result = 'WrongAnswer'
     group by w.challenge_id, w.answer_hash having count(*) > 1
   ), placed as (
     select *, max(teams) over (partition by challenge_id) as most,
       row_number() over (partition by challenge_id order by teams desc, first_id) as place
     from counted
   )
   select c.id as "challengeId", c.title as challenge, first.answer, placed.teams,
     (select json_agg(to_jsonb(sender) - 'id' order by sender.id) from (
        select s.id, t.id as "teamId", t.name as team, s.user_id as "userId",
          coalesce(u.user_name, '') as "user",
          (extract(epoch from s.submitted_at) * 1000)::bigint as time
        from wrong_flags w
        join submissions s on s.id = w.submission_id
        join participations p on p.id = s.participation_id
        join teams t on t.id = p.team_id
        left join users u on u.id = s.user_id
        where w.challenge_id = placed.challenge_id and w.answer_hash = placed.answer_hash
        order by s.id limit ${NAMED}) sender) as senders
   from placed
   join challenges c on c.id = placed.challenge_id
   join submissions first on first.id = placed.first_id
   where place <= ${LISTED}
   order by most desc, c.id, place`,
);

/** Wrong answers of two teams or more, the challenges with most such teams first. */
export async function findWrongFlags(db: Db, gameId: number): Promise<WrongFlagRow[]> {
  return select(db, [gameId]);
}

const prune = namedWrite(
  'monitor.prune-wrong-flags',
  `delete from wrong_flags w using (
     select challenge_id, answer_hash, row_number() over (
       partition by challenge_id order by count(*) desc, max(submission_id) desc) as place
     from wrong_flags
     where challenge_id in (
       select challenge_id from wrong_flags group by challenge_id having count(*) > ${COUNTED})
     group by challenge_id, answer_hash
   ) ranked
   where ranked.place > ${COUNTED}
     and w.challenge_id = ranked.challenge_id and w.answer_hash = ranked.answer_hash`,
);

/** Keeps of each challenge the answers of most teams, among equals those sent last. */
export async function pruneWrongFlags(tx: Tx): Promise<void> {
  await prune(tx, []);
}
