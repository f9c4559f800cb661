import { type Blood, BLOODS, bloodType, SOLVE_TYPES, solveEffects } from '@halyard/sdk/rules';
import { orNotFound } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { EmitStored } from '../../platform/write.ts';
import {
  type BoardChallenge,
  type BoardDivision,
  type BoardGame,
  bloodsOf,
} from '../live-games/public.ts';
import type { Attempt, StoredAttempt } from './rules-attempt.ts';
import { findSolves, insertRightAnswer, lockChallenge, type LockedTimes } from './repository.ts';

/**
 * Whether the next solve may be a blood. Once all are known to be taken, nothing that others do
 * changes what is stored of a solve: solves are only ever added.
 */
export function mayTakeBlood({ live, challenge }: Attempt): boolean {
  const onBoard = live.boardFor('staff').board().challengeById.get(challenge.id);
  return onBoard === undefined || bloodsOf(onBoard).length < BLOODS.length;
}

/**
 * Stores a right answer that takes no blood: one statement, which locks the challenge and so
 * decides when the answer was and whether it is the team's first.
 */
export async function storePlainSolve(
  statement: Tx,
  emitStored: EmitStored,
  attempt: Attempt,
): Promise<StoredAttempt> {
  return store(statement, emitStored, { attempt, at: null, blood: null });
}

/** Stores a right answer whose blood is decided under the same lock. */
export async function storeSolve(
  tx: Tx,
  emitStored: EmitStored,
  attempt: Attempt,
): Promise<StoredAttempt> {
  const times = orNotFound(await lockChallenge(tx, attempt.challenge.id), 'CHALLENGE_NOT_FOUND');
  const blood = await decideBlood(tx, attempt, times);
  return store(tx, emitStored, { attempt, at: times.at, blood });
}

async function store(
  tx: Tx,
  emitStored: EmitStored,
  { attempt, at, blood }: { attempt: Attempt; at: number | null; blood: Blood | null },
): Promise<StoredAttempt> {
  const { submission, participation, challenge, actor } = attempt;
  const { userName } = actor;
  const noticeValues = [participation.name, challenge.title];
  const stored = orNotFound(
    await insertRightAnswer(tx, { submission, userName, at, blood, noticeValues }),
    'CHALLENGE_NOT_FOUND',
  );
  emitStored(stored.emitted);
  return { id: stored.submissionId, isRepeat: stored.isRepeat };
}

async function decideBlood(
  tx: Tx,
  { live, participation, challenge: { id, disableBloodBonus } }: Attempt,
  { at: solvedAt, game, challenge: times }: LockedTimes,
): Promise<Blood | null> {
  const { divisions } = live.facts();
  const challenge = { id, disableBloodBonus, ...times };
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

type Solve = { division: BoardDivision | null; solvedAt: number };

type BloodInput = {
  game: Pick<BoardGame, 'start' | 'end' | 'practiceSpans'>;
  challenge: Pick<BoardChallenge, 'id' | 'deadline' | 'practiceSpans' | 'disableBloodBonus'>;
  /** The solves of the challenge before this one. */
  earlier: readonly Solve[];
  solve: Solve;
};

/** The blood that a solve takes, by the rules of the board; null when it takes none. */
function bloodOf({ game, challenge, earlier, solve }: BloodInput): Blood | null {
  const takesBlood = ({ division, solvedAt }: Solve) =>
    solveEffects(game, challenge, division, solvedAt).takesBlood;
  if (!takesBlood(solve)) return null;
  const type = SOLVE_TYPES[bloodType(earlier.filter(takesBlood).length)];
  return type === 'Normal' ? null : type;
}
