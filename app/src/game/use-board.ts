import { useGetBoard, useGetScoreboard } from '@halyard/sdk/react';
import type { Board, Game, Scoreboard } from '@halyard/sdk/types';
import { useCallback } from 'react';
import { pollEvery } from '../app/live/live-store.ts';
import { useSiteConfig } from '../app/routes/page-title.ts';
import { keepParts, toBoard } from './board.ts';

interface BoardOptions {
  /** Boards exist from the start of a game. */
  enabled: boolean;
  /** Polling interval in ms; false if the board no longer changes. */
  every: number | false;
}

/**
 * The board of a game; the compact one if the server has it. Unchanged parts keep their identity, so
 * a poll without changes rerenders nothing.
 */
export function useBoard(
  { id, start, end }: Pick<Game, 'id' | 'start' | 'end'>,
  { enabled, every }: BoardOptions,
) {
  const { data: config } = useSiteConfig();
  const isCompact = config && config.extensions?.includes('board') === true;
  const refetchInterval = every === false ? every : pollEvery(every);
  const select = useCallback((full: Scoreboard) => toBoard(full, { start, end }), [start, end]);
  const compact = useGetBoard(id, {
    query: {
      enabled: enabled && isCompact === true,
      refetchInterval,
      // React Query shares by index, which does not work for teams that change ranks.
      structuralSharing: (last, next) => keepParts(last as Board | undefined, next as Board),
    },
  });
  const full = useGetScoreboard<Board>(id, {
    query: {
      enabled: enabled && isCompact === false,
      refetchInterval,
      structuralSharing: false,
      select,
    },
  });
  return isCompact === false ? full : compact;
}
