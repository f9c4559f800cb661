/** What decides the place of a team. */
export interface Place {
  id: number;
  score: number;
  /** When the last solve that scored was (Unix ms); null if there is none. */
  lastTime: number | null;
}

/**
 * Orders teams, best first: the higher score, then the earlier last solve that scored, then the lower
 * id. No two teams share a place.
 *
 * Contract (games, 5.5).
 */
export function compareStandings(a: Place, b: Place): number {
  return b.score - a.score || compareTimes(a.lastTime, b.lastTime) || a.id - b.id;
}

function compareTimes(a: number | null, b: number | null): number {
  if (a === b) return 0;
  return (a ?? -Infinity) - (b ?? -Infinity);
}

export interface Ranks {
  /** Place in the overall ranking, from 1; 0 for a team that is not ranked there. */
  rank: number;
  /** Place in the team's division, from 1; null without a division. */
  divisionRank: number | null;
}

/** Makes a function that gives teams their ranks: call it for each team, the best first. */
export function createRanking(): (team: {
  divisionId: number | null;
  isRankedOverall: boolean;
}) => Ranks {
  let overall = 0;
  const divisionSizes = new Map<number, number>();
  return ({ divisionId, isRankedOverall }) => {
    const rank = isRankedOverall ? ++overall : 0;
    if (divisionId === null) return { rank, divisionRank: null };
    const divisionRank = (divisionSizes.get(divisionId) ?? 0) + 1;
    divisionSizes.set(divisionId, divisionRank);
    return { rank, divisionRank };
  };
}
