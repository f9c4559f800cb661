import type { BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import type { SolveState } from '../SolveCell/SolveCell.tsx';

/** A column. Challenges of one category stand side by side. */
export interface MatrixChallenge {
  id: number;
  title: string;
  category: AnyCategory;
  /** Name of the category in the page's language. */
  categoryName: string;
  /** Points now, "471". */
  points: string;
}

export interface MatrixSolve {
  state: Exclude<SolveState, 'open'>;
  blood?: BloodPlace | undefined;
  /** For the note of the cell: "471 points, Sat 15:00". */
  note: string;
}

/** A row. Keep a team's object while nothing in it changes: its row is then not drawn again. */
export interface MatrixTeam {
  id: number;
  /** "1", or a dash. */
  rank: string;
  name: string;
  href: string;
  avatar?: string | null;
  /** "3,974" */
  score: string;
  /** "13 solved" */
  solved: string;
  /** By challenge id. */
  solves: ReadonlyMap<number, MatrixSolve>;
  /** Of other teams on a frozen board, in the compact look: solves that wait, with the words "3 pending". */
  pending?: { count: number; label: string };
  /** Of the own team on a frozen board, in the compact look: "+358 since". */
  gain?: string;
  /** Places won or lost since the last look, and the words for it. */
  delta?: number;
  deltaLabel?: string;
}

export interface MatrixWords {
  /** Names the grid: "Scoreboard of Harbour CTF 2026". */
  label: string;
  /** "Rank" is read, "#" is seen. */
  rank: string;
  team: string;
  score: string;
  solved: string;
  bloods: string;
  pointsNow: string;
  /** Beside the own team. */
  you: string;
  /** States of a cell. */
  open: string;
  solvedCell: string;
  worthless: string;
  /** Of cells that a freeze hides: "hidden until the end". */
  hidden?: string;
  blood: readonly [first: string, second: string, third: string];
}

/** Neighbouring columns of one category. */
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

/** The words of a cell's state. */
export function cellWords(solve: MatrixSolve | undefined, words: MatrixWords): string {
  if (!solve) return words.open;
  if (solve.state === 'worthless') return words.worthless;
  if (solve.state === 'hidden') return words.hidden ?? '';
  return solve.blood ? (words.blood[solve.blood - 1] ?? words.solvedCell) : words.solvedCell;
}
