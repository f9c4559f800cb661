import { isInScoringWindow } from '@halyard/sdk/rules';
import { allows, maskFor } from '../games/permissions.ts';
import type { BoardChallenge, BoardDivision, BoardGame } from './board-input.ts';
import { NORMAL_SOLVE } from './score.ts';
import type { SolveType } from './score.ts';

/** What a solve does by itself, whatever others have solved. */
export type SolveEffects = {
  /** Earns points and sets the team's last scoring time. */
  scores: boolean;
  /** Counts towards the dynamic score. */
  lowersValue: boolean;
  /** Takes a blood place while one is free. */
  takesBlood: boolean;
};

export function solveEffects(
  game: Pick<BoardGame, 'start' | 'end'>,
  challenge: Pick<BoardChallenge, 'id' | 'deadline' | 'disableBloodBonus'>,
  division: BoardDivision | null,
  solvedAt: number,
): SolveEffects {
  const inWindow = isInScoringWindow(game, challenge.deadline, solvedAt);
  const mask = maskFor(challenge.id, division);
  return {
    scores: inWindow && allows(mask, 'getScore'),
    lowersValue: inWindow && allows(mask, 'affectDynamicScore'),
    takesBlood: inWindow && allows(mask, 'getBlood') && !challenge.disableBloodBonus,
  };
}

const BLOODS: readonly SolveType[] = [1, 2, 3];

/** The type of a solve that takes blood after `taken` others have. */
export function bloodType(taken: number): SolveType {
  return BLOODS[taken] ?? NORMAL_SOLVE;
}
