import type { GameInfo } from '@halyard/sdk/react';
import { phaseOf } from '@halyard/sdk/rules';

/** A game nobody has seen yet: hidden, and before its start. */
export function isDraft(game: GameInfo, now: number): boolean {
  return game.hidden && phaseOf(game, now) === 'upcoming';
}
