import { type Board, pointsOf } from '../live-games/public.ts';
import type { Standing } from './rules-rank.ts';

/** By the list of fields at https://ctftime.org/json-scoreboard-feed. */
export type CtftimeStanding = {
  pos: number;
  team: string;
  score: number;
  taskStats: Record<string, { points: number; time: number }>;
  lastAccept?: number;
};

/** The names of a board's challenges by id; each once, because CTFtime knows a task by its name alone. */
export function taskNames({ challenges }: Board): Map<number, string> {
  const taken = new Set<string>();
  return new Map(
    challenges.map(({ fact: { id, title } }) => {
      let name = title.toWellFormed();
      while (taken.has(name)) name = `${name} (${id})`;
      taken.add(name);
      return [id, name];
    }),
  );
}

/** A team with a place in the ranking. */
export function ctftimeStanding(
  board: Board,
  tasks: ReadonlyMap<number, string>,
  { team, rank }: Standing,
): CtftimeStanding {
  const solves = team.solves
    .map((solve) => ({ ...solve.fact, points: pointsOf(board, solve) }))
    .filter(({ points }) => points > 0);
  return {
    pos: rank,
    team: team.fact.name.toWellFormed(),
    score: team.score,
    taskStats: Object.fromEntries(
      solves.map(({ challengeId, points, solvedAt }) => [
        tasks.get(challengeId) ?? String(challengeId),
        { points, time: toSeconds(solvedAt) },
      ]),
    ),
    ...(team.lastTime !== null && { lastAccept: toSeconds(team.lastTime) }),
  };
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
