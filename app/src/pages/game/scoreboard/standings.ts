import type { Board, BoardTeam } from '@halyard/sdk/types';
import { readSolve } from '../../../game/board.ts';

/** The filter of a table of teams; empty values match everything. */
export interface TeamFilter {
  divisionId: number | null;
  search: string;
  /** Ids of the only teams to show; null for all. */
  only: ReadonlySet<number> | null;
}

/** The teams of a board that match a filter, in the board's order. */
export function filterTeams(board: Board, { divisionId, search, only }: TeamFilter): BoardTeam[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (divisionId === null && only === null && wanted === '') return board.teams;
  return board.teams.filter(
    (team) =>
      (divisionId === null || team.divisionId === divisionId) &&
      (only === null || only.has(team.id)) &&
      team.name.toLocaleLowerCase().includes(wanted),
  );
}

/** A team's rank overall or in a division; null if it is not ranked there. */
export function rankOf(team: BoardTeam, divisionId: number | null): number | null {
  const rank = divisionId === null ? team.rank : team.divisionRank;
  return rank === null || rank === 0 ? null : rank;
}

/** A team's score from a moment (Unix ms) on. */
export interface ScorePoint {
  at: number;
  score: number;
}

/** The score after each of some solves, in their order; those worth nothing are left out. */
export function runningScore(solves: readonly { time: number; score: number }[]): ScorePoint[] {
  const points: ScorePoint[] = [];
  let sum = 0;
  for (const { time, score } of solves) {
    if (score === 0) continue;
    sum += score;
    points.push({ at: time, score: sum });
  }
  return points;
}

/** A team's score over time at what its solves are worth today. */
export function scorePoints(team: BoardTeam, start: number): ScorePoint[] {
  return runningScore(
    team.solves.map((solve) => {
      const { at, points } = readSolve(solve, start);
      return { time: at, score: points };
    }),
  );
}

/** The number of lines with a colour of their own. */
const LINES = 8;

/**
 * The teams of the chart: the best of those that are shown, and the own one among them or instead
 * of the last.
 */
export function chartTeams(shown: readonly BoardTeam[], own: BoardTeam | undefined): BoardTeam[] {
  const scored = shown.filter((team) => team.score > 0);
  const best = scored.slice(0, LINES);
  if (!own || !scored.includes(own) || best.includes(own)) return best;
  return [...best.slice(0, LINES - 1), own];
}

/** The team ranked directly above a team, and its lead. */
export function nextAbove(
  board: Board,
  own: BoardTeam,
): { team: BoardTeam; points: number } | null {
  const team = board.teams.findLast((each) => each.rank > 0 && each.rank < own.rank);
  return team ? { team, points: team.score - own.score } : null;
}

/** The team ranked directly below a team, and the lead over it. */
export function nextBelow(
  board: Board,
  own: BoardTeam,
): { team: BoardTeam; points: number } | null {
  const team = board.teams.find((each) => each.rank > own.rank);
  return team && own.rank > 0 ? { team, points: own.score - team.score } : null;
}

/** Ranks gained (positive) or lost since `before` (ranks by team id); 0 for new teams. */
export function rankDelta(team: BoardTeam, before: ReadonlyMap<number, number>): number {
  const last = before.get(team.id);
  return last === undefined || last === 0 || team.rank === 0 ? 0 : last - team.rank;
}

const LEADERS = 10;

/** The median score of the ten best over time; empty with fewer than three of them. */
export function medianPoints(board: Board): ScorePoint[] {
  const lines = board.teams.slice(0, LEADERS).map((team) => scorePoints(team, board.start));
  if (lines.length < 3) return [];
  const scores = lines.map(() => 0);
  const steps = lines
    .flatMap((points, index) => points.map((point) => ({ ...point, index })))
    .toSorted((a, b) => a.at - b.at);
  const median: ScorePoint[] = [];
  for (const { at, score, index } of steps) {
    scores[index] = score;
    const value = middle(scores);
    if (value !== (median.at(-1)?.score ?? 0)) median.push({ at, score: value });
  }
  return median;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return Math.round(((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2);
}
