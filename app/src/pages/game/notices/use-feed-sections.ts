import type { GameNotice } from '@halyard/sdk/types';
import { useState } from 'react';
import { filterNotices, groupByDay, type NoticeFilter } from '../../../game/notices.ts';
import type { Notices } from '../../../game/use-notices.ts';

/**
 * The notices of an open feed: those that were unread when it opened or arrived since come first, the
 * others by day. A notice that is read while the feed is open keeps its place under the reader's eyes.
 */
export function useFeedSections(
  list: readonly GameNotice[],
  filter: NoticeFilter,
  isUnread: Notices['isUnread'],
) {
  const [first, setFirst] = useState<readonly number[]>([]);
  const added = list.filter((notice) => isUnread(notice) && !first.includes(notice.id));
  if (added.length > 0) setFirst([...first, ...added.map(({ id }) => id)]);
  const shown = filterNotices(list, filter);
  return {
    unread: shown.filter(({ id }) => first.includes(id)),
    days: groupByDay(shown.filter(({ id }) => !first.includes(id))),
  };
}
