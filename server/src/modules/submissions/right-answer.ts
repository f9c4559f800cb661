import { AppError } from '../../domain/app-error.ts';
import type { Executor, Tx } from '../../platform/database.ts';
import type { BoardSolve } from '../live-games/board-input.ts';
import { bloodsOf } from '../live-games/board.ts';
import { type Attempt, toSubmission } from './attempt.ts';
import { type Blood, bloodOf } from './blood.ts';
import { findSolves, insertRightAnswer, lockChallenge } from './repository.ts';

/** How many solves of a challenge take blood. */
const BLOODS = 3;

export interface StoredSolve {
  submissionId: number;
  /** Null when a member of the team was quicker. */
  solve: BoardSolve | null;
}

/**
 * Whether the next solve may be a blood. Once all are known to be taken, nothing that others do
 * changes what is stored of a solve: solves are only ever added.
 */
export function mayTakeBlood({ live, challenge }: Attempt): boolean {
  const onBoard = live.board().challengeById.get(challenge.id);
  return onBoard === undefined || bloodsOf(onBoard).length < BLOODS;
}

/**
 * Stores a right answer that takes no blood: one statement, which locks the challenge and so
 * decides when the answer was and whether it is the team's first.
 */
export async function storePlainSolve(db: Executor, attempt: Attempt): Promise<StoredSolve> {
  return store(db, attempt, null, null);
}

/** Stores a right answer whose blood is decided under the same lock. */
export async function storeSolve(tx: Tx, attempt: Attempt): Promise<StoredSolve> {
  const at = await lockChallenge(tx, attempt.challenge.id);
  if (at === null) throw new AppError('CHALLENGE_NOT_FOUND');
  return store(tx, attempt, at, await decideBlood(tx, attempt, at));
}

async function store(
  db: Executor,
  attempt: Attempt,
  at: number | null,
  blood: Blood | null,
): Promise<StoredSolve> {
  const submission = toSubmission(attempt);
  const { userName } = attempt.actor;
  const noticeValues = [attempt.participation.name, attempt.challenge.title];
  const stored = await insertRightAnswer(db, { submission, userName, at, blood, noticeValues });
  if (!stored) throw new AppError('CHALLENGE_NOT_FOUND');
  const { submissionId, isSolve } = stored;
  const { participationId, challengeId } = submission;
  const solve = { participationId, challengeId, submissionId, solvedAt: stored.at, userName };
  return { submissionId, solve: isSolve ? solve : null };
}

async function decideBlood(
  tx: Tx,
  { live, participation, challenge }: Attempt,
  solvedAt: number,
): Promise<Blood | null> {
  const { game, divisions } = live.facts();
  const earlier = await findSolves(tx, challenge.id);
  return bloodOf({
    game,
    challenge,
    earlier: earlier.map((row) => ({
      division: divisions.get(row.divisionId ?? 0) ?? null,
      solvedAt: row.solvedAt.getTime(),
    })),
    solve: { division: live.divisionOf(participation), solvedAt },
  });
}
