import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { type BloodPlace, CLOTH, DIGIT, PENNANT, POLE } from '../BloodPennant/pennant-shape.ts';
import { ROW, SQUARE } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixSolve, MatrixTeam } from './matrix-model.ts';

/** Squares of a row that look alike, as one path. */
export interface SquareGroup {
  category: AnyCategory;
  state: MatrixSolve['state'];
  /** `d` of a path, in px of the row's cells. */
  path: string;
}

/** Pennants of a row that look alike. */
export interface PennantGroup {
  place: BloodPlace;
  cloths: string;
  poles: string;
  /** x of each digit, in px, for one text. */
  digits: readonly number[];
}

export interface RowMarks {
  squares: readonly SquareGroup[];
  /** The bloods of the row, best first: pennants in the place of squares. */
  pennants: readonly PennantGroup[];
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

/** Top of a pennant in its row, px. */
export const PENNANT_TOP = (ROW - PENNANT.height) / 2;

const PLACES: readonly BloodPlace[] = [1, 2, 3];

const pennantsAt = (place: BloodPlace, columns: readonly number[], cell: number): PennantGroup => {
  const lefts = columns.map((column) => column * cell + (cell - PENNANT.width) / 2);
  const draw = (shape: string) => lefts.map((left) => `M${left} ${PENNANT_TOP}${shape}`).join('');
  return {
    place,
    cloths: draw(CLOTH),
    poles: draw(POLE),
    digits: lefts.map((left) => left + DIGIT.x),
  };
};

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
  const bloods = new Map<BloodPlace, number[]>();
  challenges.forEach(({ id, category }, column) => {
    const solve = team.solves.get(id);
    if (!solve) return;
    const { state, blood } = solve;
    if (blood && state === 'solved') {
      bloods.set(blood, [...(bloods.get(blood) ?? []), column]);
      return;
    }
    const key = `${category} ${state}`;
    const path = squareAt(column, cell, state === 'worthless' ? EDGE : 0);
    const group = groups.get(key);
    groups.set(key, { category, state, path: group ? group.path + path : path });
  });
  return {
    squares: [...groups.values()],
    pennants: PLACES.flatMap((place) => {
      const columns = bloods.get(place);
      return columns ? [pennantsAt(place, columns, cell)] : [];
    }),
  };
};
