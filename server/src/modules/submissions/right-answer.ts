import { AppError } from '../../http/problem.ts';
import type { Tx } from '../../platform/database.ts';
import type { BoardSolve } from '../scoreboard/board-input.ts';
import { bloodsOf } from '../scoreboard/board.ts';
import { type Attempt, toSubmission } from './attempt.ts';
import { type Blood, bloodOf } from './blood.ts';
import { findSolves, insertRightAnswer, lockChallenge } from './repository.ts';

/** How many solves of a challenge take blood. */
const BLOODS = 3;

/**
 * Stores a right answer of a team that is not known to have solved the challenge. Everything is
 * decided under a lock on the challenge: when it was, whether it is the solve, and its blood.
 *
 * @returns `solve` is null when a member of the team was quicker
 */
export async function storeRightAnswer(
  tx: Tx,
  attempt: Attempt,
): Promise<{ submissionId: number; solve: BoardSolve | null }> {
  const submission = toSubmission(attempt);
  const { participationId, challengeId } = submission;
  const { userName } = attempt.actor;
  const solvedAt = await lockChallenge(tx, challengeId);
  if (solvedAt === null) throw new AppError('CHALLENGE_NOT_FOUND');
  const { submissionId, isSolve } = await insertRightAnswer(tx, {
    submission,
    at: solvedAt,
    userName,
    blood: await decideBlood(tx, attempt, solvedAt),
    noticeValues: [attempt.participation.name, attempt.challenge.title],
  });
  const solve = { participationId, challengeId, submissionId, solvedAt, userName };
  return { submissionId, solve: isSolve ? solve : null };
}

async function decideBlood(
  tx: Tx,
  { live, participation, challenge }: Attempt,
  solvedAt: number,
): Promise<Blood | null> {
  const onBoard = live.board().challengeById.get(challenge.id);
  // Solves are only ever added, so whoever comes after three bloods needs no look at the table.
  if (onBoard && bloodsOf(onBoard).length === BLOODS) return null;
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
