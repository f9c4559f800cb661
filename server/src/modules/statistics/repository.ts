import type { Category, ChallengeType } from '@halyard/sdk/rules';
import { type Db, named } from '../../platform/database.ts';
import { IS_REPEAT } from '../submissions/public.ts';

export interface RegistrationTimes {
  first: Date | null;
  last: Date | null;
}

const selectRegistrationTimes = named<RegistrationTimes>(
  'statistics.registration-times',
  `select min(created_at) as first, max(created_at) as last from participations
   where game_id = $1`,
);

/** When the first and the last team registered; null in a game without teams. */
export async function findRegistrationTimes(db: Db, gameId: number): Promise<RegistrationTimes> {
  const [times] = await selectRegistrationTimes(db, [gameId]);
  return times ?? { first: null, last: null };
}

/** Start of a span, Unix ms, of a time of a row. `$2` is the length of a span in milliseconds. */
function spanOf(column: string): string {
  return `date_bin($2::double precision * interval '1 millisecond', ${column}, timestamptz 'epoch')`;
}

const MILLISECONDS = '(extract(epoch from span) * 1000)::bigint';

export interface RegistrationCount {
  time: number;
  teams: number;
}

const countByRegistration = named<RegistrationCount>(
  'statistics.registrations',
  `select ${MILLISECONDS} as time, count(*) as teams
   from (select ${spanOf('created_at')} as span from participations
     where game_id = $1 and created_at <= $3) as registered
   group by span`,
);

/** How many teams registered in each span with any, up to and with a moment, in no order. */
export async function countRegistrations(
  db: Db,
  gameId: number,
  step: number,
  last: Date,
): Promise<RegistrationCount[]> {
  return countByRegistration(db, [gameId, step, last]);
}

export interface ActivityCount {
  time: number;
  solves: number;
  repeats: number;
  wrong: number;
  teams: number;
  lastTeams: number;
}

export interface ChallengeCount {
  id: number;
  title: string;
  category: Category;
  position: number | null;
  type: ChallengeType;
  enabled: boolean;
  opened: number;
  tried: number;
  solved: number;
  repeats: number;
  wrong: number;
}

export interface PlayCounts {
  accepted: number;
  tried: number;
  solved: number;
  /** The spans in which something was submitted, in no order. */
  activity: ActivityCount[];
  /** The enabled challenges, in no order. */
  challenges: ChallengeCount[];
}

/** The spans of practice of each challenge and its game; in most games there are none. */
const PRACTICE = `practice as materialized (
     select c.id as challenge, to_timestamp("from" / 1000.0) as begins, to_timestamp("to" / 1000.0) as ends
     from challenges c join games g on g.id = c.game_id,
       jsonb_to_recordset(g.practice_spans || c.practice_spans) as span ("from" bigint, "to" bigint)
     where g.id = $1
   )`;

/** As a solve has to be that scores. */
function isInTime(column: string): string {
  return `${column} >= $3 and ${column} < $4
    and (c.deadline_at is null or ${column} <= c.deadline_at)
    and not exists (
      select from practice where practice.challenge = c.id and ${column} between begins and ends)`;
}

// The submissions are read once, and counted by team and challenge and by team and span at the same
// time: what follows reads one row for each of these.
const countPlay = named<PlayCounts>(
  'statistics.play',
  `with accepted as materialized (
     select id from participations where game_id = $1 and status = 'Accepted'
   ), ${PRACTICE}, sent as (
     select s.participation_id as team, s.challenge_id as challenge,
       ${spanOf('s.submitted_at')} as span, s.result = 'Accepted' as is_right,
       ${IS_REPEAT} as is_repeat
     from submissions s
     join accepted on accepted.id = s.participation_id
     join challenges c on c.id = s.challenge_id
     where s.game_id = $1 and ${isInTime('s.submitted_at')}
     offset 0
   ), counted as materialized (
     select team, challenge, span,
       count(*) filter (where is_right and not is_repeat) as solves,
       count(*) filter (where is_repeat) as repeats,
       count(*) filter (where not is_right) as wrong
     from sent group by grouping sets ((team, challenge), (team, span))
   ), by_span as (
     select span, sum(solves) as solves, sum(repeats) as repeats, sum(wrong) as wrong,
       count(*) as teams
     from counted where span is not null group by span
   ), by_team as materialized (
     select team, max(span) as span, sum(solves) as solves
     from counted where span is not null group by team
   ), last_spans as (
     select span, count(*) as teams from by_team group by span
   ), by_challenge as (
     select challenge, count(*) as tried, count(*) filter (where solves > 0) as solved,
       sum(repeats) as repeats, sum(wrong) as wrong
     from counted where challenge is not null group by challenge
   ), opened as (
     select challenge, count(*) as teams from (
       select team, challenge from counted where challenge is not null
       union select i.participation_id, i.challenge_id from instances i
         join accepted on accepted.id = i.participation_id
         join challenges c on c.id = i.challenge_id
         where c.game_id = $1 and ${isInTime('i.opened_at')}
     ) as work group by challenge
   )
   select (select count(*) from accepted) as accepted,
     (select count(*) from by_team) as tried,
     (select count(*) from by_team where solves > 0) as solved,
     (select coalesce(json_agg(json_build_object('time', ${MILLISECONDS},
         'solves', solves, 'repeats', repeats, 'wrong', wrong, 'teams', by_span.teams,
         'lastTeams', coalesce(last_spans.teams, 0))), '[]')
       from by_span left join last_spans using (span)) as activity,
     (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title,
         'category', c.category, 'position', c.position, 'type', c.type, 'enabled', c.enabled,
         'opened', coalesce(opened.teams, 0), 'tried', coalesce(tried, 0),
         'solved', coalesce(solved, 0), 'repeats', coalesce(repeats, 0),
         'wrong', coalesce(wrong, 0))), '[]')
       from challenges c
       left join by_challenge on by_challenge.challenge = c.id
       left join opened on opened.challenge = c.id
       where c.game_id = $1 and c.enabled) as challenges`,
);

/** What accepted teams did in a game between two moments, by spans. */
export async function findPlay(
  db: Db,
  gameId: number,
  step: number,
  [start, end]: readonly [start: Date, end: Date],
): Promise<PlayCounts> {
  const [counts] = await countPlay(db, [gameId, step, start, end]);
  return counts ?? { accepted: 0, tried: 0, solved: 0, activity: [], challenges: [] };
}
