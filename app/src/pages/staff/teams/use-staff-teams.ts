import { useListAdminTeams } from '@halyard/sdk/react';
import type { ListAdminTeamsParams, TeamSort } from '@halyard/sdk/types';
import { type ListFormat, oneOf } from '../../../lists/list-address.ts';
import { useListExtension } from '../../../lists/use-list-extension.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../../lists/use-list.ts';

/** The views of the list in their order; also their names in the address. */
export const VIEWS = ['all', 'playing', 'locked', 'closed'] as const;
type TeamView = (typeof VIEWS)[number];

/** The query parameters of each view. */
const VIEW_FILTERS = {
  all: {},
  playing: { show: 'Playing' },
  locked: { show: 'Locked' },
  closed: { show: 'Closed' },
} as const satisfies Record<TeamView, Partial<ListAdminTeamsParams>>;

/** The sort parameter of each sortable column. */
const SORTS = {
  created: 'Created',
  team: 'Name',
  captain: 'Captain',
  members: 'Members',
  games: 'Games',
} as const satisfies Record<string, TeamSort>;

export const PAGE_SIZES = [50, 25, 100] as const;

const FORMAT: ListFormat<{ show: TeamView }, keyof typeof SORTS> = {
  filters: { show: oneOf(VIEWS) },
  columns: ['created', 'team', 'captain', 'members', 'games'],
  sizes: PAGE_SIZES,
};

/** All teams: filtered, sorted and paged by the address. */
export function useStaffTeams() {
  const list = useList(FORMAT);
  const hasExtension = useListExtension();
  const { data, error, refetch, isPlaceholderData } = useListAdminTeams(
    {
      ...list.window,
      ...(hasExtension && {
        ...(list.searched !== undefined && { text: list.searched }),
        ...VIEW_FILTERS[list.filters.show],
        sort: SORTS[list.sort.column],
        order: list.sort.direction === 'ascending' ? 'Ascending' : 'Descending',
      }),
    },
    { query: { ...KEEP_ROWS, enabled: hasExtension !== undefined, refetchInterval: 30_000 } },
  );
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  return { list, page: data, error, refetch, hasExtension };
}
