import type { Board, BoardTeam } from '@halyard/sdk/types';
import type { ProjectorTeam } from '@halyard/ui-kit';
import type { Language } from '../../../i18n/i18n.tsx';
import { type BoardEntry, readSolve } from '../../../game/board.ts';
import { rankDelta, rankOf } from './standings.ts';

/** A solve with its team. */
export interface TeamSolve extends BoardEntry {
  team: BoardTeam;
}

/** The last solves of a board, newest first. */
export function lastSolves(board: Board, count: number): TeamSolve[] {
  return (
    board.teams
      // Nobody has more of the last ones than that.
      .flatMap((team) =>
        team.solves.slice(-count).map((solve) => ({ ...readSolve(solve, board.start), team })),
      )
      .toSorted((a, b) => b.at - a.at)
      .slice(0, count)
  );
}

/** The categories of a board, in its order. */
export function categoriesOf({ challenges }: Board) {
  return [...new Set(challenges.map(({ category }) => category))];
}

/** The figures below the scoreboard. */
export function countSolves({ teams, challenges }: Board) {
  return {
    teams: teams.length,
    solves: teams.reduce((sum, { solves }) => sum + solves.length, 0),
    solved: challenges.filter(({ solved }) => solved > 0).length,
    all: challenges.length,
  };
}

interface RowContext {
  language: Language;
  board: Board | undefined;
  /** Ranks at the start of the presentation, by team id. */
  before: ReadonlyMap<number, number>;
  divisionId: number | null;
  /** The team that has just got a blood. */
  hotId: number | undefined;
}

/** A team as a projector shows it. */
export function toProjectorTeam(
  team: BoardTeam,
  { language: { LL }, board, before, divisionId, hotId }: RowContext,
): ProjectorTeam {
  const rank = rankOf(team, divisionId);
  const delta = rankDelta(team, before);
  const solved = new Set(team.solves.map(([challengeId]) => challengeId));
  const challenges = board?.challenges ?? [];
  return {
    id: team.id,
    rank: rank === null ? LL.common.unranked() : LL.common.number({ value: rank }),
    name: team.name,
    score: LL.common.number({ value: team.score }),
    solved: challenges.filter(({ id }) => solved.has(id)).map(({ category }) => category),
    hot: team.id === hotId,
    ...(delta !== 0 && {
      delta,
      deltaLabel:
        delta > 0 ? LL.scoreboard.up({ count: delta }) : LL.scoreboard.down({ count: -delta }),
    }),
  };
}
