import type { GameInfo, GameReplacement } from '@halyard/sdk/types';

/**
 * All settings of a game, because an update replaces all of them: an omitted field would be reset to
 * its default.
 */
export function toGameReplacement({
  id: _id,
  poster: _poster,
  publicKey: _publicKey,
  freezeReleased: _freezeReleased,
  ...fields
}: GameInfo): GameReplacement {
  return fields;
}

/** Scope of the updates of a game: they are sent one after the other, as each contains the whole game. */
export function gameScope(gameId: number): string {
  return `game-${gameId}`;
}
