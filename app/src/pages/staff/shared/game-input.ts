import type { GameInfo, GameInput } from '@halyard/sdk/react';

/**
 * Everything that staff can set about a game, to be sent back whole: an update replaces all of it,
 * and what is left out would fall to its default.
 */
export function toGameInput({
  id: _id,
  poster: _poster,
  publicKey: _publicKey,
  ...fields
}: GameInfo): GameInput {
  return fields;
}

/** Changes of a game are made one after the other, as each of them sends the whole game. */
export function gameScope(gameId: number): string {
  return `game-${gameId}`;
}
