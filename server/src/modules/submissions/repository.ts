import type { Blood, GameSchedule, PracticeSpan, SubmissionResult } from '@halyard/sdk/rules';
import type { StoredEvent } from '../../domain/events.ts';
import { type Db, named, type Tx, namedWrite } from '../../platform/database.ts';
import { EMITTED, OUTBOX } from '../../platform/write.ts';
import type { BoardChallenge } from '../live-games/public.ts';
import type { SoughtVerdict } from './part-recent-verdicts.ts';

/** Which challenge a team works on. */
export interface Work {
  participationId: number;
  challengeId: number;
}

/** A submission before it has an id. */
export interface NewSubmission extends Work {
  gameId: number;
  userId: string;
  /** To the letter, spaces included. */
  answer: string;
}

const selectIssuedFlags = named<{ participationId: number; flag: string }>(
  'submission.issued-flags',
  `select participation_id as "participationId", flag from instances
   where challenge_id = $1 and (participation_id = $2 or flag = $3)`,
);

/** The flags issued for a challenge that are the team's own or equal to the answer. */
export async function findIssuedFlags(db: Db, work: Work, answer: string) {
  return selectIssuedFlags(db, [work.challengeId, work.participationId, answer]);
}

/** Selects the event of the submission in the common table expression of that name. */
const SUBMISSION_EVENT = `select 'submission', $2::int, jsonb_build_object(
       'submissionId', id, 'participationId', $3::int, 'challengeId', $1::int) from submission`;

const insert = namedWrite<{ submissionId: number; emitted: StoredEvent[] }>(
  'submission.insert',
  `with submission as (
     insert into submissions (challenge_id, game_id, participation_id, user_id, answer, result)
     values ($1, $2, $3, $4, $5, $6) returning id
   ), wrong as (
     insert into wrong_flags
     select $1, sha256(convert_to($5, 'UTF8')), $3, id from submission where $6 = 'WrongAnswer'
     on conflict do nothing
   ), event as (
     insert into ${OUTBOX} ${SUBMISSION_EVENT} returning *
   )
   select id as "submissionId", ${EMITTED} from submission`,
);

/** A stored submission with the events that its statement wrote. */
interface Stored {
  submissionId: number;
  emitted: readonly StoredEvent[];
}

/** Stores an answer that solves nothing. */
export async function insertSubmission(
  tx: Tx,
  submission: NewSubmission,
  result: Exclude<SubmissionResult, 'CheatDetected'>,
): Promise<Stored> {
  const { gameId, participationId, challengeId, userId, answer } = submission;
  const [row] = await insert(tx, [challengeId, gameId, participationId, userId, answer, result]);
  if (!row) throw new Error('The database stored a submission and answered nothing.');
  return row;
}

const insertCheat = namedWrite<{ submissionId: number; emitted: StoredEvent[] }>(
  'submission.insert-cheat',
  `with submission as (
     insert into submissions (challenge_id, game_id, participation_id, user_id, answer, result)
     values ($1, $2, $3, $4, $5, 'CheatDetected') returning *
   ), owner as (
     select id from participations where id = $6 for key share
   ), cheat as (
     insert into game_events
       (type, challenge_id, game_id, participation_id, user_id, submission_id,
        owner_participation_id, created_at)
     select 'CheatDetected', challenge_id, game_id, participation_id, user_id, submission.id, owner.id,
       submitted_at
     from submission, owner returning id
   ), event as (
     insert into ${OUTBOX}
     ${SUBMISSION_EVENT}
     union all
     select 'event', $2, jsonb_build_object('eventId', id) from cheat
     returning *
   )
   select submission.id as "submissionId", ${EMITTED} from submission`,
);

/**
 * Stores an answer that is another team's flag.
 * @param ownerId the participation of that team
 */
export async function insertCheatSubmission(
  tx: Tx,
  submission: NewSubmission,
  ownerId: number,
): Promise<Stored> {
  const { gameId, participationId, challengeId, userId, answer } = submission;
  const values = [challengeId, gameId, participationId, userId, answer, ownerId];
  const [row] = await insertCheat(tx, values);
  if (!row) throw new Error('The database stored a submission and answered nothing.');
  return row;
}

const lockParticipation = namedWrite(
  'submission.lock-team',
  'select id from participations where id = $1 for no key update',
);

const count = named<{ attempts: number }>(
  'submission.count',
  `select count(*) as attempts from submissions
   where participation_id = $1 and challenge_id = $2`,
);

/** Counts a team's answers, and makes its others wait until the transaction ends. */
export async function countAttempts(tx: Tx, work: Work): Promise<number> {
  await lockParticipation(tx, [work.participationId]);
  // A statement of its own: one sees what was committed when it began, not what it waited for.
  const [row] = await count(tx, [work.participationId, work.challengeId]);
  return row?.attempts ?? 0;
}

/** Locks a challenge, then reads the clock; in the locking select itself it might be read before. */
const LOCKED_MOMENT = `locked as materialized (
     select id from challenges where id = $1 and enabled for no key update
   ), moment as materialized (
     select date_trunc('milliseconds', clock_timestamp()) as at from locked
   )`;

/** What decides whether a solve counts, as it stands while nobody can change it. */
export interface LockedTimes {
  /** When it is this solve's turn. */
  at: number;
  game: Pick<GameSchedule, 'start' | 'end' | 'practiceSpans'>;
  challenge: Pick<BoardChallenge, 'deadline' | 'practiceSpans'>;
}

const lock = namedWrite<{
  at: Date;
  startsAt: Date;
  endsAt: Date;
  practiceSpans: PracticeSpan[];
  deadlineAt: Date | null;
  ownPracticeSpans: PracticeSpan[];
}>(
  'submission.lock-challenge',
  `with locked as materialized (
     select g.starts_at as "startsAt", g.ends_at as "endsAt", g.practice_spans as "practiceSpans",
       c.deadline_at as "deadlineAt", c.practice_spans as "ownPracticeSpans"
     from challenges c join games g on g.id = c.game_id
     where c.id = $1 and c.enabled for no key update of c for key share of g
   )
   select *, date_trunc('milliseconds', clock_timestamp()) as at from locked`,
);

/**
 * Makes right answers to a challenge wait for each other until the transaction ends; wrong ones,
 * which only need the row to stay, may pass. So does whoever moves times of the game. Returns the time at which it is this one's turn, so
 * that times are in the order of commit; null when the challenge is gone or disabled.
 */
export async function lockChallenge(tx: Tx, challengeId: number): Promise<LockedTimes | null> {
  const [row] = await lock(tx, [challengeId]);
  if (!row) return null;
  const { at, startsAt, endsAt, practiceSpans, deadlineAt, ownPracticeSpans } = row;
  return {
    at: at.getTime(),
    game: { start: startsAt.getTime(), end: endsAt.getTime(), practiceSpans },
    challenge: { deadline: deadlineAt?.getTime() ?? null, practiceSpans: ownPracticeSpans },
  };
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
export async function findSolves(db: Db, challengeId: number) {
  return selectSolves(db, [challengeId]);
}

// The events are those of `DomainEvent`.
const insertRight = namedWrite<{
  submissionId: number;
  isRepeat: boolean;
  emitted: StoredEvent[] | null;
}>(
  'submission.insert-right',
  `with ${LOCKED_MOMENT}, time as materialized (
     select coalesce($9, at) as at from moment
   ), submission as (
     insert into submissions
       (challenge_id, game_id, participation_id, user_id, answer, result, submitted_at)
     select $1, $2, $3, $4, $5, 'Accepted', at from time returning id, submitted_at
   ), solve as (
     insert into solves
       (challenge_id, game_id, participation_id, user_id, submission_id, solved_at)
     select $1, $2, $3, $4, id, submitted_at from submission
     on conflict do nothing returning submission_id, solved_at
   ), notice as (
     insert into notices (challenge_id, game_id, type, "values", created_at)
     select $1, $2, $7, $8, solved_at from solve where $7::text is not null
     on conflict do nothing returning id
   ), event as (
     insert into ${OUTBOX}
     ${SUBMISSION_EVENT}
     union all
     select 'solve', $2, jsonb_build_object(
       'participationId', $3::int, 'challengeId', $1::int, 'submissionId', submission_id,
       'solvedAt', (extract(epoch from solved_at) * 1000)::bigint, 'userName', $6::text)
     from solve
     union all
     select 'notice', $2, jsonb_build_object('noticeId', id) from notice
     returning *
   )
   select submission.id as "submissionId", not exists (select from solve) as "isRepeat",
     ${EMITTED} from submission`,
);

/** A right answer and what is said of it if it is the team's first. */
export interface RightAnswer {
  submission: NewSubmission;
  userName: string;
  /** When it was, by `lockChallenge` in the same transaction; null: when its turn has come. */
  at: number | null;
  /** The blood to announce, and the values of the notice. */
  blood: Blood | null;
  noticeValues: string[];
}

/**
 * Stores a right answer; the team's first is stored as a solve too, with its events. Locks the
 * challenge itself. Null when it is gone or disabled.
 */
export async function insertRightAnswer(
  tx: Tx,
  { submission, userName, at, blood, noticeValues }: RightAnswer,
): Promise<(Stored & { isRepeat: boolean }) | null> {
  const { challengeId, gameId, participationId, userId, answer } = submission;
  const [row] = await insertRight(tx, [
    challengeId,
    gameId,
    participationId,
    userId,
    answer,
    userName,
    blood,
    noticeValues,
    at === null ? null : new Date(at),
  ]);
  return row ? { ...row, emitted: row.emitted ?? [] } : null;
}

const selectResult = named<{ result: SubmissionResult }>(
  'submission.result',
  `select result from submissions
   where id = $1 and game_id = $2 and challenge_id = $3 and user_id = $4`,
);

/** The verdict on a submission; null unless it is the user's. */
export async function findResult(db: Db, sought: SoughtVerdict): Promise<SubmissionResult | null> {
  const { submissionId, gameId, challengeId, userId } = sought;
  const [row] = await selectResult(db, [submissionId, gameId, challengeId, userId]);
  return row?.result ?? null;
}
