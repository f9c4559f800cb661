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
  /** `d` of a path each, in px of the row's cells. */
  cloths: string;
  poles: string;
  digits: string;
}

export interface RowMarks {
  squares: readonly SquareGroup[];
  /** The bloods of the row, best first: pennants in the place of squares. */
  pennants: readonly PennantGroup[];
}

const CORNER = 2.5;

/** A rounded square as steps from its corner; `inset` px smaller on each side. */
function squareShape(inset: number): string {
  const c = CORNER - inset;
  const side = SQUARE - 2 * CORNER;
  return `m${c} 0h${side}q${c} 0 ${c} ${c}v${side}q0 ${c}-${c} ${c}h-${side}q-${c} 0-${c}-${c}v-${side}q0-${c} ${c}-${c}z`;
}

/** Half the line of a square without points, which is drawn around its path. */
const EDGE = 0.75;

// Written once, because a board shows over a thousand of them at first.
const FULL = squareShape(0);
const FRAMED = squareShape(EDGE);

/** The mark of a solve in the middle of its cell. */
export function squareAt(column: number, cell: number, state: MatrixSolve['state']): string {
  const inset = state === 'worthless' ? EDGE : 0;
  const left = column * cell + (cell - SQUARE) / 2 + inset;
  return `M${left} ${(ROW - SQUARE) / 2 + inset}${inset > 0 ? FRAMED : FULL}`;
}

/** Top of a pennant in its row, px. */
const PENNANT_TOP = (ROW - PENNANT.height) / 2;

const PLACES: readonly BloodPlace[] = [1, 2, 3];

function pennantsAt(place: BloodPlace, columns: readonly number[], cell: number): PennantGroup {
  const lefts = columns.map((column) => column * cell + (cell - PENNANT.width) / 2);
  const draw = (shape: string) => lefts.map((left) => `M${left} ${PENNANT_TOP}${shape}`).join('');
  return {
    place,
    cloths: draw(CLOTH),
    poles: draw(POLE),
    digits: draw(DIGIT[place]),
  };
}

/**
 * What a team's row shows, in a few shapes: a board of 10,000 teams has half a million solves, and
 * an element for each in sight costs a slow machine more than a frame.
 */
export function marksOf(
  team: MatrixTeam,
  challenges: readonly MatrixChallenge[],
  cell: number,
): RowMarks {
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
    const path = squareAt(column, cell, state);
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
}
