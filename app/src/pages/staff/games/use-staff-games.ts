import { useListEditGames } from '@halyard/sdk/react';
import type { GameSort, ListEditGamesParams } from '@halyard/sdk/types';
import { type ListFormat, oneOf } from '../../../lists/list-address.ts';
import { useListExtension } from '../../../lists/use-list-extension.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../../lists/use-list.ts';
import { PAGE_SIZES } from '../list/page-sizes.ts';
import { orderOf } from '../../../lists/order-of.ts';

/** The views of the list in their order; also their names in the address. */
export const VIEWS = ['all', 'live', 'next', 'ended', 'hidden'] as const;
type GameView = (typeof VIEWS)[number];

/** The query parameters of each view. */
const VIEW_FILTERS = {
  all: {},
  live: { phase: 'Running' },
  next: { phase: 'Upcoming' },
  ended: { phase: 'Ended' },
  hidden: { hidden: true },
} as const satisfies Record<GameView, Partial<ListEditGamesParams>>;

/** The sort parameter of each sortable column. */
const SORTS = {
  phase: 'Phase',
  title: 'Title',
  start: 'Start',
  end: 'End',
} as const satisfies Record<string, GameSort>;

const FORMAT: ListFormat<{ show: GameView }, keyof typeof SORTS> = {
  filters: { show: oneOf(VIEWS) },
  columns: ['phase', 'title', 'start', 'end'],
  sizes: PAGE_SIZES,
};

/** All games, also hidden ones: filtered, sorted and paged by the address. */
export function useStaffGames() {
  const list = useList(FORMAT);
  const hasExtension = useListExtension();
  const { data, error, refetch, isPlaceholderData } = useListEditGames(
    {
      ...list.window,
      ...(hasExtension && {
        ...(list.searched !== undefined && { text: list.searched }),
        ...VIEW_FILTERS[list.filters.show],
        sort: SORTS[list.sort.column],
        order: orderOf(list.sort),
      }),
    },
    { query: { ...KEEP_ROWS, enabled: hasExtension !== undefined, refetchInterval: 30_000 } },
  );
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  return { list, page: data, error, refetch, hasExtension };
}
