import { useListMails } from '@halyard/sdk/react';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '@halyard/sdk/rules';
import { type ListFormat, oneOf } from '../../../lists/list-address.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../../lists/use-list.ts';
import { PAGE_SIZES } from '../list/page-sizes.ts';

const ALL = 'all';
/** While mails wait they change by themselves. */
const WAITING_INTERVAL = 5000;

/** The views of the list in their order. */
export const VIEWS = [ALL, ...MAIL_STATES] as const;
/** The kinds that can be filtered by; the first stands for any. */
export const KINDS = [ALL, ...MAIL_KINDS] as const;

const FORMAT: ListFormat<
  { state: typeof ALL | MailState; kind: typeof ALL | MailKind },
  'created'
> = {
  filters: { state: oneOf(VIEWS), kind: oneOf(KINDS) },
  columns: ['created'],
  sizes: PAGE_SIZES,
};

/** All mails: filtered and paged by the address, the newest first. */
export function useMails() {
  const list = useList(FORMAT);
  const { state, kind } = list.filters;
  const { data, error, refetch, isPlaceholderData } = useListMails(
    {
      ...list.window,
      ...(list.searched !== undefined && { text: list.searched }),
      ...(state !== ALL && { state }),
      ...(kind !== ALL && { kind }),
    },
    {
      query: {
        ...KEEP_ROWS,
        refetchInterval: ({ state: { data: page } }) =>
          page && page.counts.waiting > 0 ? WAITING_INTERVAL : false,
      },
    },
  );
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  return { list, page: data, error, refetch };
}
