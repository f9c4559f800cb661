import type { GameInfo } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';

/** Whether a game is hidden and has not started. */
export function isDraft(game: GameInfo, now: number): boolean {
  return game.hidden && phaseOf(game, now) === 'upcoming';
}
