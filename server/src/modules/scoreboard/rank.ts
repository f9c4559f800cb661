import { allows, gameMask } from '@halyard/sdk/rules';
import type { Board, TeamState } from '../live-games/public.ts';

export type Standing = {
  readonly team: TeamState;
  /** Place in the overall ranking, from 1; 0 when the team's division is not ranked overall. */
  readonly rank: number;
  /** Place in the team's division, from 1; null without a division. */
  readonly divisionRank: number | null;
};

/**
 * All teams, best first: score descending, then the earlier last scoring solve, then team id.
 * Places are never shared.
 */
export function standings(board: Board): Standing[] {
  let overall = 0;
  const divisionSizes = new Map<number, number>();
  return board.teams.toSorted(compareTeams).map((team) => {
    const rank = allows(gameMask(team.division), 'rankOverall') ? ++overall : 0;
    if (team.division === null) return { team, rank, divisionRank: null };
    const divisionRank = (divisionSizes.get(team.division.id) ?? 0) + 1;
    divisionSizes.set(team.division.id, divisionRank);
    return { team, rank, divisionRank };
  });
}

function compareTeams(a: TeamState, b: TeamState): number {
  return b.score - a.score || a.lastScoredAt - b.lastScoredAt || a.fact.teamId - b.fact.teamId;
}
