import { hasRole, isFrozen } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import type { BoardInput, BoardSolve } from './rules-board-input.ts';
import { addSolve, type Board, createBoard } from './rules-board.ts';
import type { Version } from './part-version.ts';

/** For whom a board is: the freeze of a game hides later solves from players. */
export type Audience = 'players' | 'staff';

export function audienceOf(actor: Pick<Actor, 'role'> | null): Audience {
  return actor && hasRole(actor, 'Monitor') ? 'staff' : 'players';
}

/** The board of a game as one audience sees it. */
export interface GameBoard {
  readonly gameId: number;
  readonly audience: Audience;
  /** With every solve known so far; made anew when something else has changed. */
  board(): Board;
  /** Counts the changes seen by this process: what was made of the game at one is good until the next. */
  revision(): number;
  /** Number of the board for tags: see `Version`. */
  version(): number;
  /** Whether the board has exactly the events up to its version: see `Version`. */
  isSettled(): boolean;
  /**
   * The board some seconds before the game was loaded, when only solves have changed it since; null if it
   * is not known. It is kept until the first call.
   */
  takePast(): { version: number; board: Board } | null;
}

/** What a board was made of, and its number then. */
export interface Past {
  version: number;
  solves: readonly BoardSolve[];
}

/** What only the live game may do with it. */
export interface GameBoardState extends GameBoard {
  change(): void;
  addSolve(solve: BoardSolve): void;
}

interface Options {
  gameId: number;
  audience: Audience;
  game: () => { freeze: number | null };
  /** With every solve. */
  input: () => BoardInput;
  /** The board of all solves, if that is another one. */
  whole: (() => Board) | null;
  version: Pick<Version, 'value' | 'isSettled'>;
  past: Past | null;
}

export function createGameBoard({
  game,
  input,
  whole,
  version,
  past: loadedPast,
  ...names
}: Options): GameBoardState {
  let board: Board | null = null;
  let revision = 0;
  let past = loadedPast;
  const isVisible = (solve: BoardSolve) => whole === null || !isFrozen(game(), solve.solvedAt);

  function makeBoard(): Board {
    // As long as nothing is hidden, one board is for all.
    if (whole && game().freeze === null) return whole();
    const all = input();
    return createBoard({ ...all, solves: all.solves.filter(isVisible) });
  }

  return {
    ...names,
    board: () => (board ??= makeBoard()),
    revision: () => revision,
    version: version.value,
    isSettled: version.isSettled,
    takePast() {
      const taken = past;
      past = null;
      if (taken === null) return null;
      const solves = taken.solves.filter(isVisible);
      return { version: taken.version, board: createBoard({ ...input(), solves }) };
    },
    change() {
      board = null;
      past = null;
      revision += 1;
    },
    addSolve(solve) {
      if (!isVisible(solve)) return;
      // A shared board has it already, and takes it once.
      if (board) addSolve(board, solve);
      revision += 1;
    },
  };
}
