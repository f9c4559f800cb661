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
