import { allows, compareStandings, createRanking, gameMask, type Ranks } from '@halyard/sdk/rules';
import type { Board, TeamState } from '../live-games/public.ts';

export type Standing = Ranks & { readonly team: TeamState };

/** All teams of a board, the best first. */
export function standings(board: Board): Standing[] {
  const rankNext = createRanking();
  return board.teams.toSorted(compareStandings).map((team) => ({
    team,
    ...rankNext({ divisionId: team.division?.id ?? null, isRankedOverall: isRankedOverall(team) }),
  }));
}

/** Whether a team has a place in the overall ranking. */
export function isRankedOverall({ division }: Pick<TeamState, 'division'>): boolean {
  return allows(gameMask(division), 'rankOverall');
}
