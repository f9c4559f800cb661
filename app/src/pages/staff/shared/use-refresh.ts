import { getListEditGamesQueryKey, getListGamesQueryKey } from '@halyard/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

/** Call after a change by staff: what is shown about games, here and to players, is fetched anew. */
export function useRefreshGames(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: getListEditGamesQueryKey() }),
      client.invalidateQueries({ queryKey: getListGamesQueryKey() }),
    ]);
  };
}
