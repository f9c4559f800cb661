import {
  Badge,
  Button,
  FeedPanel,
  NoticeFeed,
  Segmented,
  Skeleton,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useMoments } from '../shared/moments.ts';
import { type KnownChallenge, toNotice } from './notice-item.tsx';
import {
  filterNotices,
  groupByDay,
  NOTICE_KINDS,
  type NoticeFilter,
} from '../../../game/notices.ts';
import type { Notices } from '../../../game/use-notices.ts';

interface NoticesFeedProps {
  gameId: number;
  notices: Notices;
  challenges: readonly KnownChallenge[];
  /** Shown in a sheet, which has its own title. */
  isSheet?: boolean;
}

/** All notices of a game by day, with a filter. */
export function NoticesFeed({ gameId, notices, challenges, isSheet = false }: NoticesFeedProps) {
  const { LL, dates } = useLanguage();
  const moments = useMoments();
  const words = LL.game.notices;
  useOnLeave(notices.markRead);
  const [filter, setFilter] = useState<NoticeFilter>('all');
  const { list, error, unreadCount } = notices;
  if (!list) {
    return error ? (
      <LoadFailure error={error} onRetry={notices.refetch} title={words.failed()} />
    ) : (
      <Rows />
    );
  }
  const shown = filterNotices(list, filter);
  const context = {
    LL,
    gameId,
    challenges,
    isUnread: notices.isUnread,
    time: moments.clock,
  };
  const today = new Date().setHours(0, 0, 0, 0);
  return (
    <FeedPanel
      fill={isSheet}
      head={
        <>
          {!isSheet && <h2>{words.title()}</h2>}
          {unreadCount > 0 && <Badge tone="brand">{words.newCount({ count: unreadCount })}</Badge>}
          {unreadCount > 0 && (
            <Button size="small" variant="ghost" onClick={notices.markRead}>
              {words.markRead()}
            </Button>
          )}
        </>
      }
      filter={
        <Segmented
          size="small"
          label={words.filter()}
          value={filter}
          onValueChange={setFilter}
          options={NOTICE_KINDS.map((value) => ({
            value,
            label: words[value](),
            end: (
              <Text size={12} tone="faint" figures>
                {filterNotices(list, value).length}
              </Text>
            ),
          }))}
        />
      }
    >
      <NoticeFeed
        label={words.title()}
        days={groupByDay(shown).map(({ day, notices: ofDay }) => ({
          label: day === today ? words.today() : dates.day(day),
          notices: ofDay.map((notice) => toNotice(context, notice)),
        }))}
        unreadLabel={words.unread()}
        readLabel={words.readLine()}
        empty={
          filter === 'all'
            ? { title: words.emptyTitle(), text: words.emptyText() }
            : { title: words.emptyKindTitle() }
        }
      />
    </FeedPanel>
  );
}

function Rows() {
  const { LL } = useLanguage();
  return (
    <FeedPanel>
      <Stack gap={8} pad={16} aria-busy aria-label={LL.common.loading()} role="status">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} />
        ))}
      </Stack>
    </FeedPanel>
  );
}

/** Notices are marked as read when the feed is closed, not when it is opened. */
function useOnLeave(run: () => void): void {
  const leave = useEffectEvent(run);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Strict mode unmounts and mounts again immediately.
      queueMicrotask(() => {
        if (!isOpen.current) leave();
      });
    };
  }, []);
}
