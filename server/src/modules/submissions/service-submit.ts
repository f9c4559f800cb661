import type { Actor } from '../../domain/actor.ts';
import { orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { hasFlagPerTeam } from '../../domain/challenge.ts';
import type { EmitStored, Writes } from '../../platform/write.ts';
import type { LiveGame, LiveGames, LiveParticipation } from '../live-games/public.ts';
import { type Attempt, checkAttempt, type StoredAttempt } from './rules-attempt.ts';
import {
  countAttempts,
  findIssuedFlags,
  insertCheatSubmission,
  insertSubmission,
} from './repository.ts';
import type { RecentVerdicts } from './part-recent-verdicts.ts';
import { mayTakeBlood, storePlainSolve, storeSolve } from './service-right-answer.ts';
import { judge, type Verdict } from './rules.ts';
import type { InTurn } from '../../platform/turns.ts';

export interface SubmitDeps extends Writes {
  db: Db;
  clock: Clock;
  liveGames: LiveGames;
  /** Counts an answer; throws RATE_LIMITED. */
  limit: (keys: { team: number; challenge: number }) => Promise<void>;
  /** For right answers to one challenge. */
  inTurn: InTurn;
  verdicts: RecentVerdicts;
  /** Told each verdict once it is stored; a right flag after the team's first is a `Repeat`. */
  onJudged?: (result: Verdict['result'] | 'Repeat') => void;
}

export interface SubmitInput {
  live: LiveGame;
  participation: LiveParticipation;
  challengeId: number;
  actor: Actor;
  answer: string;
}

/** Stores and judges an answer; returns the submission's id. */
export async function submitFlag(deps: SubmitDeps, input: SubmitInput): Promise<number> {
  const attempt = await admit(deps, input);
  const verdict = await judgeAttempt(deps.db, attempt);
  const { id, isRepeat } = await store(deps, attempt, verdict);
  deps.verdicts.keep({ submissionId: id, ...attempt.submission }, verdict.result);
  deps.onJudged?.(isRepeat ? 'Repeat' : verdict.result);
  return id;
}

async function store(deps: SubmitDeps, attempt: Attempt, verdict: Verdict): Promise<StoredAttempt> {
  if (verdict.result !== 'Accepted') return keep(deps, attempt, verdict);
  // They wait here rather than for the lock, where each would hold a connection to the database.
  return deps.inTurn(attempt.challenge.id, () =>
    isSolved(attempt) ? keep(deps, attempt, verdict) : solve(deps, attempt),
  );
}

async function admit(deps: SubmitDeps, input: SubmitInput): Promise<Attempt> {
  const { live, participation, challengeId, actor, answer } = input;
  const challenge = orNotFound(live.facts().challenges.get(challengeId), 'CHALLENGE_NOT_FOUND');
  const { participationId } = participation;
  const submission = {
    gameId: live.id,
    participationId,
    challengeId,
    userId: actor.userId,
    answer,
  };
  const attempt = { live, participation, challenge, actor, submission };
  checkAttempt(attempt, deps.clock(), 0);
  await deps.limit({ team: participation.teamId, challenge: challengeId });
  return attempt;
}

async function judgeAttempt(db: Db, attempt: Attempt): Promise<Verdict> {
  const { challenge, submission } = attempt;
  const { type, flags } = challenge;
  const { answer } = submission;
  if (!hasFlagPerTeam(type)) return judge({ type, flags, foreignFlags: [], answer });
  const issued = await findIssuedFlags(db, submission, answer);
  const isOwn = (issue: { participationId: number }) =>
    issue.participationId === submission.participationId;
  return judge({
    type,
    flags: issued.filter(isOwn).map(({ flag }) => flag),
    foreignFlags: issued.filter((issue) => !isOwn(issue)),
    answer,
  });
}

function isSolved({ live, participation, challenge }: Attempt): boolean {
  return live.hasSolved(participation.participationId, challenge.id);
}

async function solve(deps: SubmitDeps, attempt: Attempt): Promise<StoredAttempt> {
  if (!isLimited(attempt) && !mayTakeBlood(attempt)) {
    return deps.writeStatement(attempt.actor, (statement, emitStored) =>
      storePlainSolve(statement, emitStored, attempt),
    );
  }
  return deps.write(attempt.actor, async (tx, emit) => {
    // The team before the challenge, always, so that no two transactions wait for each other.
    await checkCount(tx, deps, attempt);
    return storeSolve(tx, emit.stored, attempt);
  });
}

async function keep(deps: SubmitDeps, attempt: Attempt, verdict: Verdict): Promise<StoredAttempt> {
  const insert = async (tx: Tx, emitStored: EmitStored) => {
    const { submission } = attempt;
    const { submissionId, emitted } =
      verdict.result === 'CheatDetected'
        ? await insertCheatSubmission(tx, submission, verdict.ownerId)
        : await insertSubmission(tx, submission, verdict.result);
    emitStored(emitted);
    return { id: submissionId, isRepeat: verdict.result === 'Accepted' };
  };
  if (!isLimited(attempt)) return deps.writeStatement(attempt.actor, insert);
  return deps.write(attempt.actor, async (tx, emit) => {
    await checkCount(tx, deps, attempt);
    return insert(tx, emit.stored);
  });
}

/** Takes a lock, so that parallel requests do not give a team more answers than others. */
async function checkCount(tx: Tx, { clock }: SubmitDeps, attempt: Attempt): Promise<void> {
  if (!isLimited(attempt)) return;
  checkAttempt(attempt, clock(), await countAttempts(tx, attempt.submission));
}

function isLimited({ challenge }: Attempt): boolean {
  return challenge.submissionLimit > 0;
}
