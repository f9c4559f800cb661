import { Category } from '@halyard/sdk/schemas';

export const CATEGORIES = Category.options;
export type { Category };

export type Level = 'easy' | 'medium' | 'hard';

export interface NamedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** One challenge of the demo, as its author holds it. */
export interface DemoChallenge {
  slug: string;
  title: string;
  category: Category;
  level: Level;
  /** Markdown. */
  statement: string;
  hints: readonly string[];
  originalScore: number;
  /** Share of the original score that is never undercut, 0..1. */
  minScoreRate: number;
  /** The larger, the slower the value falls with each solve. */
  difficulty: number;
  flag: string;
  /** Builds the attachment; the same bytes at each call. Null: the statement is all there is. */
  file(): NamedFile | null;
}

/** A challenge without a folder of its own. */
export type GameChallenge = Omit<DemoChallenge, 'slug'>;

/** What a player gets to see, and all that a solver may use. */
export interface Given {
  statement: string;
  hints: readonly string[];
  file: NamedFile | null;
}

export type Solve = (given: Given) => string | Promise<string>;
