import type { GameInfo } from '@halyard/sdk/react';
import { gamePhase } from '../../../app/session/abilities.ts';

/** A game nobody has seen yet: hidden, and before its start. */
export function isDraft(game: GameInfo, now: number): boolean {
  return game.hidden && gamePhase(game, now) === 'waiting';
}
