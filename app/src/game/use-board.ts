import {
  type Board,
  type Game,
  type Scoreboard,
  useGetBoard,
  useGetScoreboard,
} from '@halyard/sdk/react';
import { useCallback } from 'react';
import { useSiteConfig } from '../app/routes/page-title.ts';
import { keepParts, toBoard } from './board.ts';

interface BoardOptions {
  /** Boards are there from the start of a game on. */
  enabled: boolean;
  /** Ms between two looks; false where nothing changes any more. */
  every: number | false;
}

/**
 * The board of a game, compact where the server has that. Parts that did not change stay the same
 * objects; a poll without news renders nothing.
 */
export function useBoard({ id, start, end }: Game, { enabled, every }: BoardOptions) {
  const { data: config } = useSiteConfig();
  const isCompact = config && config.extensions?.includes('board') === true;
  const select = useCallback((full: Scoreboard) => toBoard(full, { start, end }), [start, end]);
  const compact = useGetBoard(id, {
    query: {
      enabled: enabled && isCompact === true,
      refetchInterval: every,
      // React Query shares by place in the list, which is of no use where teams change places.
      structuralSharing: (last, next) => keepParts(last as Board | undefined, next as Board),
    },
  });
  const full = useGetScoreboard<Board>(id, {
    query: {
      enabled: enabled && isCompact === false,
      refetchInterval: every,
      structuralSharing: false,
      select,
    },
  });
  return isCompact === false ? full : compact;
}
