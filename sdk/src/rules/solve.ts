import { SOLVE_TYPES, type SolveType } from '../generated/enumerations.ts';
import { allows, type DivisionMasks, maskFor } from './permissions.ts';
import { type GameSchedule, isInScoringWindow, isPractice, type PracticeSpan } from './phase.ts';

/** Index in `SOLVE_TYPES` of a recorded solve: first, second and third blood are 1 to 3, others 4. */
export type SolveTypeIndex = 1 | 2 | 3 | 4;
export const NORMAL_SOLVE = 4;

/** What a solve does by itself, whatever others have solved. */
export type SolveEffects = {
  /** Earns points and sets the team's last scoring time. */
  scores: boolean;
  /** Counts towards the dynamic score of the challenge. */
  lowersValue: boolean;
  /** Takes a blood while one is free. */
  takesBlood: boolean;
};

/**
 * What a solve at `solvedAt` (Unix ms) does, by the game's schedule, the challenge's deadline and
 * the permissions of the team's division (null for a team without one).
 *
 * Contract (games, 5.2).
 */
export function solveEffects(
  game: Pick<GameSchedule, 'start' | 'end' | 'practiceSpans'>,
  challenge: {
    id: number;
    deadline: number | null;
    /** Spans that players were told to be practice, although the deadline lies after them now. */
    practiceSpans?: readonly PracticeSpan[] | undefined;
    disableBloodBonus: boolean;
  },
  division: DivisionMasks | null,
  solvedAt: number,
): SolveEffects {
  const inWindow =
    isInScoringWindow(game, challenge.deadline, solvedAt) &&
    !isPractice(challenge.practiceSpans, solvedAt);
  const mask = maskFor(challenge.id, division);
  return {
    scores: inWindow && allows(mask, 'getScore'),
    lowersValue: inWindow && allows(mask, 'affectDynamicScore'),
    takesBlood: inWindow && allows(mask, 'getBlood') && !challenge.disableBloodBonus,
  };
}

/** The type of one of the first three solves of a challenge. */
export type Blood = Exclude<SolveType, 'Unaccepted' | 'Normal'>;

/** The bloods in the order in which they are taken. */
export const BLOODS: readonly Blood[] = SOLVE_TYPES.filter(
  (type) => type !== 'Unaccepted' && type !== 'Normal',
);

const BLOOD_INDEXES: readonly SolveTypeIndex[] = [1, 2, 3];

/** The type of a solve that takes blood after `taken` others have. */
export function bloodType(taken: number): SolveTypeIndex {
  return BLOOD_INDEXES[taken] ?? NORMAL_SOLVE;
}
