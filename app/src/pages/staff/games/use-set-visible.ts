import {
  type GameInfo,
  getEditGame,
  invalidate,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { toGameInput } from '../shared/game-input.ts';
import { staffGamesKey } from './use-staff-games.ts';

/** Shows or hides a game at once, and takes it back when that fails. All other fields stay. */
export function useSetVisible(gameId: number) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (visible: boolean) => {
      const game = await getEditGame(gameId);
      return updateGame(gameId, { ...toGameInput(game), hidden: !visible });
    },
    onMutate: async (visible) => {
      await client.cancelQueries({ queryKey: staffGamesKey });
      setHidden(client, gameId, !visible);
    },
    onError: (error, visible) => {
      setHidden(client, gameId, visible);
      toast({ tone: 'danger', title: failureText(LL, error) });
    },
    onSettled: () => invalidate(client, updateGameChanges, { gameId }),
  });
}

function setHidden(client: QueryClient, gameId: number, hidden: boolean): void {
  client.setQueryData<readonly GameInfo[]>(staffGamesKey, (games) =>
    games?.map((game) => (game.id === gameId ? { ...game, hidden } : game)),
  );
}
