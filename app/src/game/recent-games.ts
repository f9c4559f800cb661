import { useListRecentGames } from '@halyard/sdk/react';
import type { BasicGame } from '@halyard/sdk/types';

const MAX_GAMES = 20;
const NONE: readonly BasicGame[] = [];

/** The current, next and latest games; one query shared by the whole site. */
export function useRecentGames() {
  return useListRecentGames({ limit: MAX_GAMES }, { query: { refetchInterval: 30_000 } });
}

/** The recent games; empty while loading. */
export function useRecentGameList(): readonly BasicGame[] {
  return useRecentGames().data ?? NONE;
}
