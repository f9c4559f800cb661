import {
  type GameInfo,
  getEditGame,
  getGetEditGameQueryKey,
  invalidate,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type GameForm, withEdits } from './game-form.ts';

/** Saves edits of a game over its newest stored state, so that nobody else's change is undone. */
export function useSaveGame(gameId: number) {
  const client = useQueryClient();
  const key = getGetEditGameQueryKey(gameId);
  return useMutation({
    mutationFn: async (edits: Partial<GameForm>) =>
      updateGame(gameId, withEdits(await getEditGame(gameId), edits)),
    onSuccess: async (game: GameInfo) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, game);
      void invalidate(client, updateGameChanges, { gameId });
    },
  });
}
