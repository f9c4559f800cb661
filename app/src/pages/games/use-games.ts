import { useListGames } from '@halyard/sdk/react';
import type { ListGamesParams } from '@halyard/sdk/types';
import { type ListFormat, oneOf } from '../../lists/list-address.ts';
import { useListExtension } from '../../lists/use-list-extension.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../lists/use-list.ts';

/** The tabs in order; also their names in the address. */
export const TABS = ['all', 'running', 'upcoming', 'ended', 'mine'] as const;
export type GameTab = (typeof TABS)[number];

/** The query parameters of each tab. */
const TAB_FILTERS = {
  all: {},
  running: { phase: 'Running' },
  upcoming: { phase: 'Upcoming' },
  ended: { phase: 'Ended' },
  mine: { mine: true },
} as const satisfies Record<GameTab, Partial<ListGamesParams>>;

const FORMAT: ListFormat<{ tab: GameTab }, 'phase'> = {
  filters: { tab: oneOf(TABS) },
  columns: ['phase'],
  // Divisible by two, three and four cards per row.
  sizes: [24],
};

/** The games of the site: running ones first, filtered and paged by the address. */
export function useGames() {
  const list = useList(FORMAT);
  const hasExtension = useListExtension();
  const { data, error, refetch, isPlaceholderData } = useListGames(
    {
      ...list.window,
      ...(hasExtension && {
        ...(list.searched !== undefined && { text: list.searched }),
        ...TAB_FILTERS[list.filters.tab],
        sort: 'Phase',
      }),
    },
    { query: { ...KEEP_ROWS, enabled: hasExtension !== undefined, refetchInterval: 60_000 } },
  );
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  return { list, page: data, error, refetch, hasExtension };
}

export type Games = ReturnType<typeof useGames>;
