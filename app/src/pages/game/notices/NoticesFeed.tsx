import {
  Badge,
  Button,
  FeedPanel,
  NoticeFeed,
  Row,
  Segmented,
  Skeleton,
  Stack,
  Text,
} from '@halyard/ui-kit';
import type { GameNotice } from '@halyard/sdk/types';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useMoments } from '../shared/moments.ts';
import { AlertSettings } from './AlertSettings.tsx';
import { type KnownChallenge, toNotice } from './notice-item.tsx';
import {
  filterNotices,
  NOTICE_KINDS,
  type NoticeFilter,
  groupByDay,
} from '../../../game/notices.ts';
import type { Notices } from '../../../game/use-notices.ts';

interface NoticesFeedProps {
  gameId: number;
  notices: Notices;
  challenges: readonly KnownChallenge[];
  /** Shown in a sheet, which has its own title. */
  isSheet?: boolean;
}

/** All notices of a game, the unread ones first, with a filter. */
export function NoticesFeed(props: NoticesFeedProps) {
  const { LL } = useLanguage();
  const { list, error, refetch } = props.notices;
  if (list) return <LoadedFeed {...props} list={list} />;
  if (!error) return <Rows />;
  return <LoadFailure error={error} onRetry={refetch} title={LL.game.notices.failed()} />;
}

function LoadedFeed({
  gameId,
  notices,
  challenges,
  isSheet = false,
  list,
}: NoticesFeedProps & { list: readonly GameNotice[] }) {
  const { LL, dates } = useLanguage();
  const moments = useMoments();
  const words = LL.game.notices;
  const [filter, setFilter] = useState<NoticeFilter>('messages');
  const { isUnread, unreadCount, markRead } = notices;
  const { unread, days } = useFeedSections(list, filter, isUnread);
  const today = new Date().setHours(0, 0, 0, 0);
  const context = { LL, gameId, challenges, isUnread };
  const timeOf = (at: number) => (at < today ? dates.moment(at) : moments.clock(at));
  return (
    <FeedPanel
      fill={isSheet}
      head={
        <>
          {!isSheet && <h2>{words.title()}</h2>}
          {unreadCount > 0 && <Badge tone="brand">{words.newCount({ count: unreadCount })}</Badge>}
          <Row grow justify="end" gap={4}>
            <MarkRead notices={notices} list={list} />
            <AlertSettings />
          </Row>
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
            label: value === 'messages' ? words.title() : words[value](),
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
        days={[
          ...(unread.length > 0
            ? [
                {
                  label: words.unread(),
                  notices: unread.map((notice) => toNotice({ ...context, time: timeOf }, notice)),
                },
              ]
            : []),
          ...days.map(({ day, notices: ofDay }) => ({
            label: day === today ? words.today() : dates.day(day),
            notices: ofDay.map((notice) => toNotice({ ...context, time: moments.clock }, notice)),
          })),
        ]}
        unreadLabel={words.unread()}
        onRead={markRead}
        empty={
          filter === 'messages'
            ? { title: words.emptyTitle(), text: words.emptyText() }
            : { title: words.emptyKindTitle() }
        }
      />
    </FeedPanel>
  );
}

function MarkRead({
  notices: { isUnread, unreadCount, markRead },
  list,
}: Pick<NoticesFeedProps, 'notices'> & { list: readonly GameNotice[] }) {
  const { LL } = useLanguage();
  if (unreadCount === 0) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      onClick={() => markRead(list.filter(isUnread).map(({ id }) => id))}
    >
      {LL.game.notices.markRead()}
    </Button>
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

/**
 * The notices of an open feed: those that were unread when it opened or arrived since come first, the
 * others by day. A notice that is read while the feed is open keeps its place under the reader's eyes.
 */
function useFeedSections(
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
