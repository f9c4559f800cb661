import type { GameInfo } from '@halyard/sdk/types';
import { isFrozen } from '@halyard/sdk/rules';

/** Whether players see an earlier scoreboard than staff. */
export function isFreezeOn(
  game: Pick<GameInfo, 'freeze' | 'freezeReleased'>,
  now: number,
): boolean {
  return isFrozen(game, now) && game.freezeReleased !== true;
}
