import { useListAdminTeams } from '@halyard/sdk/react';
import type { ListAdminTeamsParams, TeamSort } from '@halyard/sdk/types';
import { aNumber, type ListFormat, oneOf } from '../../../lists/list-address.ts';
import { useListExtension } from '../../../lists/use-list-extension.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../../lists/use-list.ts';
import { PAGE_SIZES } from '../list/page-sizes.ts';
import { orderOf } from '../../../lists/order-of.ts';

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

/** The limits of the contract's parameters. */
const MAX_ID = 2_147_483_647;
const MAX_MEMBERS = 100;

interface TeamFilters {
  show: TeamView;
  /** Id of a game that the teams have joined. */
  game: number | null;
  members: number | null;
}

const FORMAT: ListFormat<TeamFilters, keyof typeof SORTS> = {
  filters: { show: oneOf(VIEWS), game: aNumber(1, MAX_ID), members: aNumber(0, MAX_MEMBERS) },
  columns: ['created', 'team', 'captain', 'members', 'games'],
  sizes: PAGE_SIZES,
};

/** All teams: filtered, sorted and paged by the address. */
export function useStaffTeams() {
  const list = useList(FORMAT);
  const hasExtension = useListExtension();
  const { show, game, members } = list.filters;
  const { data, error, refetch, isPlaceholderData } = useListAdminTeams(
    {
      ...list.window,
      ...(hasExtension && {
        ...(list.searched !== undefined && { text: list.searched }),
        ...VIEW_FILTERS[show],
        ...(game !== null && { game }),
        ...(members !== null && { members }),
        sort: SORTS[list.sort.column],
        order: orderOf(list.sort),
      }),
    },
    { query: { ...KEEP_ROWS, enabled: hasExtension !== undefined, refetchInterval: 30_000 } },
  );
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  return { list, page: data, error, refetch, hasExtension };
}
