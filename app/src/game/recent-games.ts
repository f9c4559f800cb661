import { type BasicGame, useListRecentGames } from '@halyard/sdk/react';

const MOST = 20;
const NONE: readonly BasicGame[] = [];

/** The games nearest in time, for everything that shows what is on; one query for the whole site. */
export function useRecentGames() {
  return useListRecentGames({ limit: MOST }, { query: { refetchInterval: 30_000 } });
}

/** The same without its states: empty until it is known. */
export function useRecentGameList(): readonly BasicGame[] {
  return useRecentGames().data ?? NONE;
}
