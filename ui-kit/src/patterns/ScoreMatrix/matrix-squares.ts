import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { type BloodPlace, CLOTH, DIGIT, PENNANT, POLE } from '../BloodPennant/pennant-shape.ts';
import { ROW, SQUARE, squareSize, WIDE_SQUARE } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixSolve, MatrixTeam } from './matrix-model.ts';

/** Equal squares of a row as one path. */
export interface SquareGroup {
  category: AnyCategory;
  state: MatrixSolve['state'];
  /** `d` of a path, in px of the row's cells. */
  path: string;
}

/** Equal pennants of a row. */
export interface PennantGroup {
  place: BloodPlace;
  /** The `d` of each path, in px of the row's cells. */
  cloths: string;
  poles: string;
  digits: string;
}

export interface RowMarks {
  squares: readonly SquareGroup[];
  /** The bloods of the row, best first: pennants instead of squares. */
  pennants: readonly PennantGroup[];
}

const CORNER = 2.5;

/** A rounded square as a relative path; `inset` px smaller on each side. */
function squareShape(size: number, inset: number): string {
  const c = CORNER - inset;
  const side = size - 2 * CORNER;
  return `m${c} 0h${side}q${c} 0 ${c} ${c}v${side}q0 ${c}-${c} ${c}h-${side}q-${c} 0-${c}-${c}v-${side}q0-${c} ${c}-${c}z`;
}

/** Half the stroke of a square without points, which is drawn around its path. */
const EDGE = 0.75;

// Computed once, because a scoreboard initially shows over a thousand of them.
const SHAPES = new Map(
  [SQUARE, WIDE_SQUARE].map((size) => [
    size,
    { full: squareShape(size, 0), framed: squareShape(size, EDGE) },
  ]),
);

/** The path of a solve's mark, centred in its cell. */
export function squareAt(column: number, cell: number, state: MatrixSolve['state']): string {
  const size = squareSize(cell);
  const inset = state === 'worthless' ? EDGE : 0;
  const left = column * cell + (cell - size) / 2 + inset;
  const shape = SHAPES.get(size)?.[inset > 0 ? 'framed' : 'full'];
  return `M${left} ${(ROW - size) / 2 + inset}${shape}`;
}

/** Top of a pennant within its row in px. */
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
 * The content of a team's row as a few shapes. An element per visible solve would take a slow machine
 * longer than a frame.
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

/** What a picture of a row is drawn from. */
interface Drawn {
  team: Pick<MatrixTeam, 'solves'>;
  challenges: readonly MatrixChallenge[];
}

/** Whether `marksOf` draws the same for both. */
export function hasSameMarks(a: Drawn, b: Drawn): boolean {
  if (a.challenges.length !== b.challenges.length) return false;
  return a.challenges.every(({ id, category }, column) => {
    const other = b.challenges[column];
    if (other?.id !== id || other.category !== category) return false;
    const one = a.team.solves.get(id);
    const two = b.team.solves.get(id);
    return one?.state === two?.state && one?.blood === two?.blood;
  });
}
