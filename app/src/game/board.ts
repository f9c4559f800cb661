import type { Board, BoardSolve, BoardTeam, Scoreboard, Solve } from '@halyard/sdk/types';

/** A decoded solve; the compact board encodes it as four numbers. */
export interface BoardEntry {
  challengeId: number;
  /** Unix ms. */
  at: number;
  /** First, second or third blood; null for later solves. */
  blood: 1 | 2 | 3 | null;
  /** Its current points, including the bonus. */
  points: number;
}

const PLACES: Record<Solve['type'], number> = {
  Unaccepted: 4,
  FirstBlood: 1,
  SecondBlood: 2,
  ThirdBlood: 3,
  Normal: 4,
};

/** Decodes a solve of a board whose game starts at `start`. */
export function readSolve(solve: BoardSolve, start: number): BoardEntry {
  const [challengeId = 0, seconds = 0, place = 4, points = 0] = solve;
  return {
    challengeId,
    at: start + seconds * 1000,
    blood: place === 1 || place === 2 || place === 3 ? place : null,
    points,
  };
}

/** Converts the full board, for servers without the compact one. */
export function toBoard(full: Scoreboard, game: { start: number; end: number }): Board {
  const { start, end } = game;
  const infos = Object.values(full.challenges).flat();
  return {
    version: full.updateTimeUtc,
    updateTimeUtc: full.updateTimeUtc,
    start,
    end,
    bloodBonus: full.bloodBonus,
    challengeCount: infos.length,
    challenges: infos.map(({ id, title, category, score, solved, bloods, deadline }) => ({
      id,
      title,
      category,
      score,
      // The full board does not contain the original score.
      originalScore: score,
      solved,
      bloods: bloods.map((blood) => blood.id),
      deadline,
    })),
    divisions: full.divisions.map(({ id, name }) => ({ id, name })),
    teams: full.items.map(
      ({ id, name, divisionId, score, rank, divisionRank, lastSubmissionTime, ...item }) => ({
        id,
        name,
        divisionId,
        score,
        rank,
        divisionRank,
        // The year 1 means never.
        lastTime: lastSubmissionTime > 0 ? lastSubmissionTime : null,
        solves: item.solvedChallenges.map((solve) => [
          solve.id,
          Math.floor((solve.time - start) / 1000),
          PLACES[solve.type] ?? 4,
          solve.score,
        ]),
      }),
    ),
  };
}

/**
 * Structural sharing by id instead of index: keeps the objects of the last board that did not change,
 * so that a team is rerendered only if its data changed.
 */
export function keepParts(last: Board | undefined, next: Board): Board {
  if (!last) return next;
  // Nothing has changed: nothing is rerendered.
  if (last.version === next.version && last.updateTimeUtc === next.updateTimeUtc) return last;
  const known = new Map(last.teams.map((team) => [team.id, team]));
  const teams = next.teams.map((team) => {
    const before = known.get(team.id);
    return before && isSameTeam(before, team) ? before : team;
  });
  return {
    ...next,
    teams,
    challenges: isSame(last.challenges, next.challenges) ? last.challenges : next.challenges,
    divisions: isSame(last.divisions, next.divisions) ? last.divisions : next.divisions,
  };
}

function isSameTeam(a: BoardTeam, b: BoardTeam): boolean {
  if (a === b) return true;
  return (
    a.rank === b.rank &&
    a.score === b.score &&
    a.name === b.name &&
    a.divisionId === b.divisionId &&
    a.divisionRank === b.divisionRank &&
    a.solves.length === b.solves.length &&
    a.solves.every((solve, index) => isSameSolve(solve, b.solves[index]))
  );
}

function isSameSolve(a: BoardSolve, b: BoardSolve | undefined): boolean {
  return b !== undefined && a.every((value, index) => value === b[index]);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
