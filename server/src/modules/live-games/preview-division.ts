import { orNotFound } from '../../domain/app-error.ts';
import type { BoardDivision } from './board-input.ts';
import type { LiveGame } from './live-game.ts';

/** `division` of the preview that stands for a team without one. */
const NO_DIVISION = 0;

/**
 * The division whose challenges staff previews; null for a team without one. Unless it is named, it
 * is the game's first division, or null if the game has none. Throws DIVISION_NOT_FOUND.
 */
export function previewDivision(live: LiveGame, id: number | undefined): BoardDivision | null {
  const { divisions } = live.facts();
  if (id === NO_DIVISION) return null;
  if (id !== undefined) return orNotFound(divisions.get(id), 'DIVISION_NOT_FOUND');
  const [first = null] = divisions.values();
  return first;
}
