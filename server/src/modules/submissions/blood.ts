import { type Blood, bloodType, SOLVE_TYPES, solveEffects } from '@halyard/sdk/rules';
import type { BoardChallenge, BoardDivision, BoardGame } from '../live-games/public.ts';

type Solve = { division: BoardDivision | null; solvedAt: number };

type BloodInput = {
  game: Pick<BoardGame, 'start' | 'end' | 'practiceSpans'>;
  challenge: Pick<BoardChallenge, 'id' | 'deadline' | 'practiceSpans' | 'disableBloodBonus'>;
  /** The solves of the challenge before this one. */
  earlier: readonly Solve[];
  solve: Solve;
};

/** The blood that a solve takes, by the rules of the board; null when it takes none. */
export function bloodOf({ game, challenge, earlier, solve }: BloodInput): Blood | null {
  const takesBlood = ({ division, solvedAt }: Solve) =>
    solveEffects(game, challenge, division, solvedAt).takesBlood;
  if (!takesBlood(solve)) return null;
  const type = SOLVE_TYPES[bloodType(earlier.filter(takesBlood).length)];
  return type === 'Normal' ? null : type;
}
