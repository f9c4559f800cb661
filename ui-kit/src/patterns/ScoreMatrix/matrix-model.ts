import type { BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import type { SolveState } from '../SolveCell/SolveCell.tsx';

/** A column. Challenges of a category are adjacent. */
export interface MatrixChallenge {
  id: number;
  title: string;
  category: AnyCategory;
  /** Name of the category in the page's language. */
  categoryName: string;
  /** Current points: "471". */
  points: string;
}

export interface MatrixSolve {
  state: Exclude<SolveState, 'open'>;
  blood?: BloodPlace | undefined;
  /** For the tooltip of the cell: "471 points, Sat 15:00". */
  note: string;
}

/** A row. Pass the same object while nothing in it changes, so that its row is not rendered again. */
export interface MatrixTeam {
  id: number;
  /** "1", or a dash. */
  rank: string;
  name: string;
  href: string;
  avatar?: string | null;
  /** "3,974" */
  score: string;
  /** The score as a number, for the bar of `compact`. */
  points: number;
  /** "13 solved" */
  solved: string;
  /** By challenge id. */
  solves: ReadonlyMap<number, MatrixSolve>;
  /** For other teams on a frozen scoreboard, with `compact`: number of hidden solves and "3 pending". */
  pending?: { count: number; label: string };
  /** For the viewer's own team on a frozen scoreboard, with `compact`: "+358 since". */
  gain?: string;
  /** Places gained or lost since the last visit, and its label. */
  delta?: number | undefined;
  deltaLabel?: string | undefined;
  /** "watched": marks a team that the viewer follows. */
  watched?: string | undefined;
}

export interface MatrixWords {
  /** Name of the grid: "Scoreboard of Harbour CTF 2026". */
  label: string;
  /** "Rank" is announced, "#" is visible. */
  rank: string;
  team: string;
  score: string;
  solved: string;
  bloods: string;
  pointsNow: string;
  /** Shown next to the viewer's own team. */
  you: string;
  /** States of a cell. */
  open: string;
  solvedCell: string;
  worthless: string;
  /** State of cells hidden by the freeze: "hidden until the end". */
  hidden?: string;
  blood: readonly [first: string, second: string, third: string];
}

/** Adjacent columns of a category. */
export interface Band {
  category: AnyCategory;
  first: number;
  count: number;
}

export function bandsOf(challenges: readonly MatrixChallenge[]): Band[] {
  const bands: Band[] = [];
  challenges.forEach(({ category }, index) => {
    const last = bands.at(-1);
    if (last?.category === category) last.count += 1;
    else bands.push({ category, first: index, count: 1 });
  });
  return bands;
}

/** The label of a cell's state. */
export function cellWords(solve: MatrixSolve | undefined, words: MatrixWords): string {
  if (!solve) return words.open;
  if (solve.state === 'worthless') return words.worthless;
  if (solve.state === 'hidden') return words.hidden ?? '';
  return solve.blood ? (words.blood[solve.blood - 1] ?? words.solvedCell) : words.solvedCell;
}
