import { type Executor, named } from '../../platform/database.ts';
import type { Blood } from './blood.ts';
import type { SubmissionResult } from './rules.ts';

/** Which challenge a team works on. */
export interface Work {
  participationId: number;
  challengeId: number;
}

/** A submission before it has an id. */
export interface NewSubmission extends Work {
  gameId: number;
  userId: string;
  answer: string;
}

const selectIssuedFlags = named<{ participationId: number; flag: string }>(
  'submission.issued-flags',
  `select participation_id as "participationId", flag from instances
   where challenge_id = $1 and (participation_id = $2 or flag = $3)`,
);

/** The flags issued for a challenge that are the team's own or equal to the answer. */
export async function findIssuedFlags(db: Executor, work: Work, answer: string) {
  return selectIssuedFlags(db, [work.challengeId, work.participationId, answer]);
}

const insert = named<{ id: number }>(
  'submission.insert',
  `insert into submissions (game_id, participation_id, challenge_id, user_id, answer, result)
   values ($1, $2, $3, $4, $5, $6) returning id`,
);

/** Stores an answer that solves nothing; answers its id. */
export async function insertSubmission(
  db: Executor,
  submission: NewSubmission,
  result: SubmissionResult,
): Promise<number> {
  const [row] = await insert(db, [...valuesOf(submission), result]);
  return expectRow(row).id;
}

function valuesOf({ gameId, participationId, challengeId, userId, answer }: NewSubmission) {
  return [gameId, participationId, challengeId, userId, answer];
}

function expectRow<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The database stored a submission and answered nothing.');
  return row;
}

const lockTeam = named(
  'submission.lock-team',
  'select id from participations where id = $1 for no key update',
);

const count = named<{ attempts: number }>(
  'submission.count',
  `select count(*) as attempts from submissions
   where participation_id = $1 and challenge_id = $2`,
);

/** Counts a team's answers, and makes its others wait until the transaction ends. */
export async function countAttempts(tx: Executor, work: Work): Promise<number> {
  await lockTeam(tx, [work.participationId]);
  // A statement of its own: one sees what was committed when it began, not what it waited for.
  const [row] = await count(tx, [work.participationId, work.challengeId]);
  return row?.attempts ?? 0;
}

// The clock is read once the row is locked; in the locking statement itself it might be before.
// Wrong answers, which only need the row to stay, may pass.
const lock = named<{ now: number }>(
  'submission.lock-challenge',
  `with locked as materialized (
     select id from challenges where id = $1 and enabled for no key update
   )
   select floor(extract(epoch from clock_timestamp()) * 1000) as now from locked`,
);

/**
 * Makes right answers to a challenge wait for each other until the transaction ends, and answers
 * the time, in milliseconds, at which it is this one's turn: so times are in the order of commit.
 * Null when the challenge is gone or disabled.
 */
export async function lockChallenge(tx: Executor, challengeId: number): Promise<number | null> {
  const [row] = await lock(tx, [challengeId]);
  return row?.now ?? null;
}

const selectSolves = named<{ participationId: number; divisionId: number | null; solvedAt: Date }>(
  'submission.solves',
  `select s.participation_id as "participationId", p.division_id as "divisionId",
     s.solved_at as "solvedAt"
   from solves s join participations p on p.id = s.participation_id
   where s.challenge_id = $1 and p.status = 'Accepted'
   order by s.solved_at, s.submission_id`,
);

/** The solves of a challenge by accepted teams, in the order of commit. */
export async function findSolves(db: Executor, challengeId: number) {
  return selectSolves(db, [challengeId]);
}

// The events' bodies are those of `LiveTopics`.
const insertRight = named<{ submissionId: number; isSolve: boolean }>(
  'submission.insert-right',
  `with submission as (
     insert into submissions
       (game_id, participation_id, challenge_id, user_id, answer, result, submitted_at)
     values ($1, $2, $3, $4, $5, 'Accepted', $6) returning id
   ), solve as (
     insert into solves
       (game_id, participation_id, challenge_id, user_id, submission_id, solved_at)
     select $1, $2, $3, $4, id, $6 from submission
     on conflict do nothing returning submission_id
   ), notice as (
     insert into notices (game_id, challenge_id, type, "values", created_at)
     select $1, $3, $8, $9, $6 from solve where $8::text is not null
     on conflict do nothing returning id
   ), event as (
     insert into outbox (topic, game_id, body)
     select 'solve', $1, jsonb_build_object(
       'participationId', $2::int, 'challengeId', $3::int, 'submissionId', submission_id,
       'solvedAt', floor(extract(epoch from $6::timestamptz) * 1000), 'userName', $7::text)
     from solve
     union all
     select 'notice', $1, jsonb_build_object('noticeId', id) from notice
   )
   select submission.id as "submissionId", solve.submission_id is not null as "isSolve"
   from submission left join solve on true`,
);

/** A right answer and what is said of it if it is the team's first. */
export interface RightAnswer {
  submission: NewSubmission;
  /** Milliseconds: `lockChallenge`. */
  at: number;
  userName: string;
  /** The blood to announce, and the values of the notice. */
  blood: Blood | null;
  noticeValues: string[];
}

/** Stores a right answer; the team's first is stored as a solve too, with its events. */
export async function insertRightAnswer(
  tx: Executor,
  { submission, at, userName, blood, noticeValues }: RightAnswer,
): Promise<{ submissionId: number; isSolve: boolean }> {
  const values = [...valuesOf(submission), new Date(at), userName, blood, noticeValues];
  const [row] = await insertRight(tx, values);
  return expectRow(row);
}

const selectResult = named<{ result: SubmissionResult }>(
  'submission.result',
  `select result from submissions
   where id = $1 and game_id = $2 and challenge_id = $3 and user_id = $4`,
);

/** The verdict on a submission; null unless it is the user's. */
export async function findResult(
  db: Executor,
  sought: { submissionId: number; gameId: number; challengeId: number; userId: string },
): Promise<SubmissionResult | null> {
  const { submissionId, gameId, challengeId, userId } = sought;
  const [row] = await selectResult(db, [submissionId, gameId, challengeId, userId]);
  return row?.result ?? null;
}
