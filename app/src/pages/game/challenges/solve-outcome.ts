import type { Board } from '@halyard/sdk/types';
import { nextAbove, nextBelow } from '../scoreboard/standings.ts';
import { solversOf } from '../scoreboard/solvers.ts';

/** The effect of a solve on the standing of the team, as far as the board shows it. */
export interface SolveOutcome {
  /** The place among the teams that solved the challenge. */
  place: number;
  rank: number;
  /** The nearest team and the distance to it; positive if it is behind. */
  neighbour: { name: string; points: number } | null;
}

/** The outcome of a solve; undefined until the board contains it. */
export function solveOutcome(
  board: Board | undefined,
  challengeId: number,
  teamId: number,
): SolveOutcome | undefined {
  const own = board?.teams.find(({ id }) => id === teamId);
  if (!board || !own) return undefined;
  const index = solversOf(board, challengeId).findIndex((solver) => solver.teamId === teamId);
  if (index < 0) return undefined;
  const below = nextBelow(board, own);
  const above = nextAbove(board, own);
  const neighbour = below
    ? { name: below.team.name, points: below.points }
    : above && { name: above.team.name, points: -above.points };
  return { place: index + 1, rank: own.rank, neighbour };
}
