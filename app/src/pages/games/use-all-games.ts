import { type BasicGame, getListGamesQueryOptions, useListGames } from '@halyard/sdk/react';
import { useQueries } from '@tanstack/react-query';

/** Most that the contract gives at once. */
const WINDOW = 50;
const calm = { refetchInterval: 60_000 };

/**
 * All games, so that tabs can be counted and searched: a site with more than one window of them
 * is rare, and then the rest follows at once. `games` is undefined until all are there.
 */
export function useAllGames() {
  const { data, error, refetch } = useListGames({ count: WINDOW, skip: 0 }, { query: calm });
  const windows = Math.ceil((data?.total ?? 0) / WINDOW);
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, windows - 1) }, (_, index) =>
      getListGamesQueryOptions({ count: WINDOW, skip: (index + 1) * WINDOW }, { query: calm }),
    ),
    combine: (results) => results.flatMap((result) => result.data?.data ?? []),
  });
  const known = data ? uniqueGames([...data.data, ...rest]) : undefined;
  return { games: known, error: known ? null : error, refetch };
}

// A game that is added between two windows shifts the rest: one is then in both.
function uniqueGames(games: readonly BasicGame[]): BasicGame[] {
  return [...new Map(games.map((game) => [game.id, game])).values()];
}
