import type { Board } from '@halyard/sdk/types';
import { readSolve } from '../../../game/board.ts';

/** A team that solved a challenge. */
export interface ChallengeSolver {
  teamId: number;
  name: string;
  /** Unix ms. */
  at: number;
  points: number;
}

/** The teams that solved a challenge in the order of their solves, the bloods first. */
export function solversOf(board: Board, challengeId: number): ChallengeSolver[] {
  return (
    board.teams
      .flatMap((team) => {
        const solve = team.solves.find(([id]) => id === challengeId);
        if (!solve) return [];
        const { at, points, blood } = readSolve(solve, board.start);
        return [{ teamId: team.id, name: team.name, at, points, place: blood ?? 4 }];
      })
      // Times are in whole seconds here; among the first three the place decides.
      .toSorted((a, b) => a.at - b.at || a.place - b.place)
  );
}
