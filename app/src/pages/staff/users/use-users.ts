import { useListUsers } from '@halyard/sdk/react';
import type { ListUsersParams, UserSort } from '@halyard/sdk/types';
import { type ListFormat, oneOf } from '../../../lists/list-address.ts';
import { useListExtension } from '../../../lists/use-list-extension.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../../lists/use-list.ts';
import { PAGE_SIZES } from '../list/page-sizes.ts';
import { orderOf } from '../../../lists/order-of.ts';

/** The views of the list in their order; also their names in the address and among the counts. */
export const VIEWS = ['all', 'admins', 'monitors', 'banned', 'unconfirmed', 'invited'] as const;
type UserView = (typeof VIEWS)[number];

const VIEW_FILTERS = {
  all: {},
  admins: { role: 'Admin' },
  monitors: { role: 'Monitor' },
  banned: { role: 'Banned' },
  unconfirmed: { confirmed: false },
  invited: { invited: true },
} as const satisfies Record<UserView, Partial<ListUsersParams>>;

/** The sort parameter of each sortable column. */
const SORTS = {
  registered: 'Registered',
  user: 'UserName',
  role: 'Role',
  email: 'Email',
  seen: 'LastVisited',
} as const satisfies Record<string, UserSort>;

const FORMAT: ListFormat<{ show: UserView }, keyof typeof SORTS> = {
  filters: { show: oneOf(VIEWS) },
  columns: ['registered', 'user', 'role', 'email', 'seen'],
  sizes: PAGE_SIZES,
};

/** All users: searched, filtered, sorted and paged by the address. */
export function useUsers() {
  const list = useList(FORMAT);
  const hasExtension = useListExtension();
  const { data, error, refetch, isPlaceholderData } = useListUsers(
    {
      ...list.window,
      ...(hasExtension && {
        ...(list.searched !== undefined && { text: list.searched }),
        ...VIEW_FILTERS[list.filters.show],
        sort: SORTS[list.sort.column],
        order: orderOf(list.sort),
      }),
    },
    { query: { ...KEEP_ROWS, enabled: hasExtension !== undefined } },
  );
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  return { list, page: data, error, refetch, hasExtension };
}
