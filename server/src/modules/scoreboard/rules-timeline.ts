import { type Board, pointsOf, type TeamState } from '../live-games/public.ts';
import type { Standing } from './rules-rank.ts';

export type TimelineTeam = {
  id: number;
  name: string;
  /** One point per solve in time order: the running score after it. */
  items: { time: number; score: number }[];
};

export type Timeline = { divisionId: number; teams: TimelineTeam[] };

const OVERALL = 0;
const TEAMS_SHOWN = 10;

/**
 * Score over time of the ten best teams: overall first (under division id 0, even when empty),
 * then each division that has a team.
 */
export function timelines(board: Board, ranked: readonly Standing[]): Timeline[] {
  const overall = ranked.filter(({ rank }) => rank > 0);
  const divisions = Map.groupBy(ranked, ({ team }) => team.division?.id ?? OVERALL);
  return [
    timelineOf(board, OVERALL, overall),
    ...board.divisions.flatMap(({ id }) => {
      const members = divisions.get(id);
      return members === undefined ? [] : [timelineOf(board, id, members)];
    }),
  ];
}

function timelineOf(board: Board, divisionId: number, ranked: readonly Standing[]): Timeline {
  const teams = ranked.slice(0, TEAMS_SHOWN).map(({ team }) => lineOf(board, team));
  return { divisionId, teams };
}

function lineOf(board: Board, team: TeamState): TimelineTeam {
  let score = 0;
  const items = team.solves.map((solve) => {
    score += pointsOf(board, solve);
    return { time: solve.fact.solvedAt, score };
  });
  return { id: team.fact.teamId, name: team.fact.name, items };
}
