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
  const known = new Map<number, TeamRow>();
  return (team) => {
    const last = known.get(team.id);
    if (last?.team === team) return last;
    const row = new TeamRow(context, team);
    known.set(team.id, row);
    return row;
  };
}

/** A class, because its getters are made once: a solve can change all of a thousand rows. */
class TeamRow implements MatrixTeam {
  readonly id: number;
  readonly team: BoardTeam;
  private readonly context: RowContext;
  private cells: ReadonlyMap<number, MatrixSolve> | undefined;

  constructor(context: RowContext, team: BoardTeam) {
    this.id = team.id;
    this.team = team;
    this.context = context;
    this.cells = undefined;
  }

  get name(): string {
    return this.team.name;
  }

  get points(): number {
    return this.team.score;
  }

  get href(): string {
    return this.context.hrefOf(this.id);
  }

  get rank(): string {
    const { common } = this.context.language.LL;
    const rank = rankOf(this.team, this.context.divisionId);
    return rank === null ? common.unranked() : common.number({ value: rank });
  }

  get score(): string {
    return this.context.language.LL.common.number({ value: this.team.score });
  }

  get solved(): string {
    return this.context.language.LL.scoreboard.solvedCount({ count: this.team.solves.length });
  }

  get solves(): ReadonlyMap<number, MatrixSolve> {
    this.cells ??= toCells(this.context, this.team);
    return this.cells;
  }

  get watched(): string | undefined {
    const { watched, language } = this.context;
    return watched.has(this.id) ? language.LL.scoreboard.watchedTeam() : undefined;
  }

  get delta(): number | undefined {
    return rankDelta(this.team, this.context.before) || undefined;
  }

  get deltaLabel(): string | undefined {
    const { up, down } = this.context.language.LL.scoreboard;
    const { delta } = this;
    if (delta === undefined) return undefined;
    return delta > 0 ? up({ count: delta }) : down({ count: -delta });
  }
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
