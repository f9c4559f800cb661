/** The figures that decide the place of a team. */
export interface Place {
  id: number;
  score: number;
  /** When the last solve was that is worth points now (Unix ms); null if there is none. */
  lastTime: number | null;
}

/**
 * Orders teams, best first: the higher score, then the earlier `lastTime`, then the lower id. No two
 * teams share a place.
 *
 * Contract (games, 5.5).
 */
export function compareStandings(a: Place, b: Place): number {
  return b.score - a.score || compareTimes(a.lastTime, b.lastTime) || a.id - b.id;
}

/**
 * The `lastTime` of a team after one more of its solves is taken into account: a solve that is worth
 * no points now, because of its time, the team's division or the value of its challenge, does not
 * change it.
 */
export function laterScoringTime(
  lastTime: number | null,
  { time, points }: { time: number; points: number },
): number | null {
  return points > 0 ? Math.max(lastTime ?? time, time) : lastTime;
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
