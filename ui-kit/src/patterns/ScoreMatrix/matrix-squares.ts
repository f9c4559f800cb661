import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { ROW, SQUARE } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixSolve, MatrixTeam } from './matrix-model.ts';

/** Squares of a row that look alike, as one path. */
export interface SquareGroup {
  category: AnyCategory;
  state: MatrixSolve['state'];
  /** `d` of a path, in px of the row's cells. */
  path: string;
}

export interface RowMarks {
  squares: readonly SquareGroup[];
  /** Squares whose place a pennant takes. */
  pennants: readonly { column: number; place: 1 | 2 | 3 }[];
}

const CORNER = 2.5;

/** A rounded square in the middle of a cell; `inset` px smaller on each side. */
export const squareAt = (column: number, cell: number, inset = 0): string => {
  const size = SQUARE - 2 * inset;
  const corner = CORNER - inset;
  const side = size - 2 * corner;
  const left = column * cell + (cell - size) / 2;
  const top = (ROW - size) / 2;
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return [
    `M${left + corner} ${top}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}`,
    `h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}z`,
  ].join('');
};

/** Half the line of a square without points, which is drawn around its path. */
const EDGE = 0.75;

/**
 * What a team's row shows, in a few shapes: a board of 10,000 teams has half a million solves, and
 * an element for each in sight costs a slow machine more than a frame.
 */
export const marksOf = (
  team: MatrixTeam,
  challenges: readonly MatrixChallenge[],
  cell: number,
): RowMarks => {
  const groups = new Map<string, SquareGroup>();
  const pennants: { column: number; place: 1 | 2 | 3 }[] = [];
  challenges.forEach(({ id, category }, column) => {
    const solve = team.solves.get(id);
    if (!solve) return;
    if (solve.blood && solve.state === 'solved') {
      pennants.push({ column, place: solve.blood });
      return;
    }
    const { state } = solve;
    const key = `${category} ${state}`;
    const path = squareAt(column, cell, state === 'worthless' ? EDGE : 0);
    const group = groups.get(key);
    groups.set(key, { category, state, path: group ? group.path + path : path });
  });
  return { squares: [...groups.values()], pennants };
};
