// The server sets the time of every submission, so it cannot be told of a past. What teams submitted
// before the demo was started is therefore written into the database of the demo's data directory.
import { join } from 'node:path';
import pg from 'pg';
import { readPidFile } from '../load/site.ts';
import { mistaken } from './bots.ts';
import { seededRandom } from './challenges/tools/random.ts';
import type { GameChallenge } from './challenges/types.ts';
import type { PlannedSolve } from './plan.ts';

const MINUTE = 60_000;
const MINUTES_BETWEEN_MISTAKES = 4;

/** A submission of the past. */
export interface PastSubmission {
  /** Name of the team. */
  team: string;
  /** User name of the member. */
  member: string;
  /** Title of the challenge. */
  title: string;
  answer: string;
  result: 'Accepted' | 'WrongAnswer';
  /** Unix ms. */
  at: number;
}

/** The submissions of these solves in a game that starts at `start`, wrong flags included, oldest first. */
export function submissionsOf(
  solves: readonly PlannedSolve[],
  challenges: readonly Pick<GameChallenge, 'title' | 'flag'>[],
  start: number,
): PastSubmission[] {
  const flags = new Map(challenges.map(({ title, flag }) => [title, flag]));
  const random = seededRandom('past mistakes');
  const submissions = solves.flatMap(({ team, member, title, minute, mistakes }) => {
    const flag = flags.get(title);
    if (flag === undefined) throw new Error(`no challenge named ${title}`);
    const at = start + Math.round(minute * MINUTE);
    const common = { team: team.name, member, title };
    const wrong = Array.from({ length: mistakes }, (_, before): PastSubmission => {
      const earlier = (before + random.fraction()) * MINUTES_BETWEEN_MISTAKES * MINUTE;
      const answer = mistaken(flag, random);
      const time = Math.max(start, at - 1 - Math.round(earlier));
      return { ...common, answer, result: 'WrongAnswer', at: time };
    });
    return [...wrong, { ...common, answer: flag, result: 'Accepted' as const, at }];
  });
  return submissions.toSorted((one, other) => one.at - other.at);
}

/**
 * Gives a game its past, unless it has submissions already. The server learns of it together with its
 * own next change, so change the game afterwards.
 */
export async function writeHistory(
  dataDir: string,
  game: { id: number; start: number },
  submissions: readonly PastSubmission[],
): Promise<void> {
  const { host } = await readPidFile(join(dataDir, 'postgres'));
  const client = new pg.Client({ host, user: 'halyard', database: 'halyard' });
  await client.connect();
  try {
    await client.query('begin');
    const past = await client.query('select from submissions where game_id = $1 limit 1', [
      game.id,
    ]);
    if (past.rowCount === 0) await write(client, game, submissions);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function write(
  client: pg.Client,
  { id, start }: { id: number; start: number },
  submissions: readonly PastSubmission[],
): Promise<void> {
  const { rowCount } = await client.query(INSERT_SUBMISSIONS, [id, JSON.stringify(submissions)]);
  if (rowCount !== submissions.length) throw new Error('a team, player or challenge is missing');
  for (const statement of [INSERT_SOLVES, INSERT_BLOODS, INSERT_EVENTS])
    await client.query(statement, [id]);
  const dates = [id, new Date(start)];
  for (const statement of [DATE_NOTICES, DATE_PARTICIPATIONS, DATE_TEAMS, DATE_USERS])
    await client.query(statement, dates);
}

const INSERT_SUBMISSIONS = `
  insert into submissions
    (game_id, participation_id, challenge_id, user_id, answer, result, submitted_at)
  select $1, p.id, c.id, u.id, past.answer, past.result, to_timestamp(past.at / 1000.0)
  from jsonb_to_recordset($2) as
    past (team text, member text, title text, answer text, result text, at bigint)
  join teams t on t.name = past.team
  join participations p on p.team_id = t.id and p.game_id = $1
  join challenges c on c.title = past.title and c.game_id = $1
  join users u on u.user_name = past.member
  order by past.at`;

const INSERT_SOLVES = `
  insert into solves
    (participation_id, challenge_id, game_id, submission_id, user_id, solved_at)
  select participation_id, challenge_id, game_id, id, user_id, submitted_at
  from submissions where game_id = $1 and result = 'Accepted'`;

const INSERT_BLOODS = `
  with ranked as (
    select *, row_number() over (partition by challenge_id order by solved_at, submission_id) as rank
    from solves where game_id = $1
  )
  insert into notices (game_id, type, "values", challenge_id, created_at)
  select $1, (array['FirstBlood', 'SecondBlood', 'ThirdBlood'])[rank], array[t.name, c.title],
    c.id, ranked.solved_at
  from ranked
  join challenges c on c.id = ranked.challenge_id
  join participations p on p.id = ranked.participation_id
  join teams t on t.id = p.team_id
  where rank <= 3
  order by ranked.solved_at`;

/** Writes the events that the server itself puts into its outbox for each solve. */
const INSERT_EVENTS = `
  insert into outbox (topic, game_id, body)
  select 'solve', $1, jsonb_build_object(
    'participationId', s.participation_id, 'challengeId', s.challenge_id,
    'submissionId', s.submission_id,
    'solvedAt', (extract(epoch from s.solved_at) * 1000)::bigint, 'userName', u.user_name)
  from solves s join users u on u.id = s.user_id
  where s.game_id = $1
  order by s.solved_at, s.submission_id`;

/** Dates the notices of staff: the first at the start, then one each hour. */
const DATE_NOTICES = `
  update notices set created_at = $2::timestamptz + dated.hours * interval '1 hour'
  from (select id, row_number() over (order by id) - 1 as hours
    from notices where game_id = $1 and type = 'Normal') as dated
  where notices.id = dated.id`;

const DATE_PARTICIPATIONS = `
  update participations set created_at = $2::timestamptz - (1 + id % 48) * interval '1 hour'
  where game_id = $1 and status = 'Accepted'`;

const DATE_TEAMS = `
  update teams set created_at = least(created_at,
    $2::timestamptz - interval '2 days' - (id % 72) * interval '1 hour')
  where id in (select team_id from participations where game_id = $1 and status = 'Accepted')`;

const DATE_USERS = `
  update users set registered_at = least(registered_at,
    $2::timestamptz - interval '5 days' - (abs(hashtext(user_name)) % 400) * interval '1 hour')
  where id in (select user_id from registrations where game_id = $1)`;
