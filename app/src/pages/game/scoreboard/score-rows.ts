import type { Board, BoardTeam } from '@halyard/sdk/types';
import type { MatrixChallenge, MatrixSolve, MatrixTeam } from '@halyard/ui-kit';
import type { Language } from '../../../i18n/i18n.tsx';
import { categoryName } from '../../../game/term-words.ts';
import { readSolve } from '../../../game/board.ts';
import { rankDelta, rankOf } from './standings.ts';

/** What a team's row depends on, besides the team itself. */
export interface RowContext {
  language: Language;
  /** Start of the board, Unix ms. */
  start: number;
  divisionId: number | null;
  /** Ranks at the previous visit, by team id. */
  before: ReadonlyMap<number, number>;
  /** Ids of the teams that this device watches. */
  watched: ReadonlySet<number>;
  hrefOf: (teamId: number) => string;
}

/**
 * Creates the rows of teams. A team that is still the same object keeps its row. Texts and cells of a
 * row are computed when it is rendered: about thirty of a thousand teams.
 */
export function createRows(context: RowContext): (team: BoardTeam) => MatrixTeam {
  const known = new WeakMap<BoardTeam, MatrixTeam>();
  return (team) => {
    const row = known.get(team) ?? toRow(context, team);
    known.set(team, row);
    return row;
  };
}

function toRow(context: RowContext, team: BoardTeam): MatrixTeam {
  const { LL } = context.language;
  const rank = rankOf(team, context.divisionId);
  const delta = rankDelta(team, context.before);
  let solves: ReadonlyMap<number, MatrixSolve> | undefined;
  return {
    id: team.id,
    get rank() {
      return rank === null ? LL.common.unranked() : LL.common.number({ value: rank });
    },
    name: team.name,
    href: context.hrefOf(team.id),
    get score() {
      return LL.common.number({ value: team.score });
    },
    points: team.score,
    get solved() {
      return LL.scoreboard.solvedCount({ count: team.solves.length });
    },
    get solves() {
      solves ??= toCells(context, team);
      return solves;
    },
    ...(context.watched.has(team.id) && { watched: LL.scoreboard.watchedTeam() }),
    ...(delta !== 0 && {
      delta,
      deltaLabel:
        delta > 0 ? LL.scoreboard.up({ count: delta }) : LL.scoreboard.down({ count: -delta }),
    }),
  };
}

function toCells(
  { language: { LL, dates }, start }: RowContext,
  team: BoardTeam,
): ReadonlyMap<number, MatrixSolve> {
  return new Map(
    team.solves.map((solve) => {
      const { challengeId, at, blood, points } = readSolve(solve, start);
      return [
        challengeId,
        {
          state: points > 0 ? 'solved' : 'worthless',
          ...(blood !== null && { blood }),
          // Computed for the hovered cell only.
          get note() {
            return LL.scoreboard.cellNote({
              points: LL.common.pointCount({ count: points }),
              time: dates.weekMoment(at),
            });
          },
        },
      ] as const;
    }),
  );
}

/** The columns of the matrix. */
export function toColumns({ LL }: Language, challenges: Board['challenges']): MatrixChallenge[] {
  return challenges.map(({ id, title, category, score }) => ({
    id,
    title,
    category,
    categoryName: categoryName(LL, category),
    points: LL.common.number({ value: score }),
  }));
}

/** The kinds of blood that a team holds. */
export function bloodsOf(team: BoardTeam): (1 | 2 | 3)[] {
  const places = new Set(team.solves.map(([, , place]) => place));
  return ([1, 2, 3] as const).filter((place) => places.has(place));
}
