import { type GameInfo, listEditGames, getListEditGamesQueryKey } from '@halyard/sdk/react';
import { useQuery } from '@tanstack/react-query';

/** Most that the contract gives at once. */
const WINDOW = 100;

/** The key under which all games of the staff are kept. */
export const staffGamesKey = [...getListEditGamesQueryKey(), { all: true }];

/** All games, hidden ones too, so that they can be ordered, counted and searched. */
export function useStaffGames() {
  return useQuery({
    queryKey: staffGamesKey,
    queryFn: ({ signal }) => fetchAll(signal),
    refetchInterval: 30_000,
  });
}

async function fetchAll(signal: AbortSignal): Promise<readonly GameInfo[]> {
  const games = new Map<number, GameInfo>();
  for (let skip = 0; ; skip += WINDOW) {
    const page = await listEditGames({ count: WINDOW, skip }, { signal });
    // A game that is added meanwhile shifts the rest: one is then in two windows.
    for (const game of page.data) games.set(game.id, game);
    if (page.data.length < WINDOW || skip + WINDOW >= page.total) return [...games.values()];
  }
}
