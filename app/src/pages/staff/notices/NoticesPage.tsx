import { useGetEditGame } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import {
  PageLoader,
  Row,
  Segmented,
  SidePanel,
  Skeleton,
  Split,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { NoticeComposer } from './NoticeComposer.tsx';
import { ScheduledNotices } from './ScheduledNotices.tsx';
import { StaffNoticeFeed } from './StaffNoticeFeed.tsx';
import { usePostNotice } from './use-post-notice.ts';
import { FEEDS, isInFeed, toFeed, useStaffNotices } from './use-staff-notices.ts';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useGameCounts } from '../shared/use-game-counts.ts';
import { useGameId } from '../shared/use-ids.ts';

/** Posts notices of a game and lists them. */
export function NoticesPage() {
  const gameId = useGameId();
  const { data: game, error, refetch } = useGetEditGame(gameId);
  return (
    <>
      <StaffGameHeader gameId={gameId} game={game} tab="notices" />
      {!game && (error ? <LoadFailure error={error} onRetry={refetch} /> : <PageLoader />)}
      {game && <Notices game={game} />}
    </>
  );
}

function Notices({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const { params, set } = useSearchState();
  const posting = usePostNotice(game.id);
  const { accepted } = useGameCounts(game.id);
  const { notices, error, refetch } = useStaffNotices(game);
  const feed = toFeed(params.get('show'));
  return (
    <Split
      end={{
        width: 560,
        from: 'xl',
        content: (
          <SidePanel
            pad={12}
            label={words.feed()}
            head={
              <Row pad={12}>
                <Segmented
                  size="small"
                  label={words.show()}
                  value={feed}
                  onValueChange={(next) => set({ show: next === 'all' ? null : next })}
                  options={FEEDS.map((each) => ({
                    value: each,
                    label: words.feeds[each](),
                    end: notices && (
                      <Text size={12} tone="faint" figures>
                        {notices.filter((notice) => isInFeed(each, notice)).length}
                      </Text>
                    ),
                  }))}
                />
              </Row>
            }
            foot={
              <Stack pad={12}>
                <Text as="p" size={12} tone="faint">
                  {words.systemNote()}
                </Text>
              </Stack>
            }
          >
            {feed !== 'system' && <ScheduledNotices gameId={game.id} />}
            {!notices &&
              (error ? <LoadFailure error={error} onRetry={refetch} /> : <FeedLoading />)}
            {notices && (
              <StaffNoticeFeed
                gameId={game.id}
                notices={notices.filter((notice) => isInFeed(feed, notice))}
                sending={feed === 'system' ? null : posting.sending}
              />
            )}
          </SidePanel>
        ),
      }}
    >
      <NoticeComposer gameId={game.id} teams={accepted} post={posting.post} />
    </Split>
  );
}

function FeedLoading() {
  return (
    <Stack gap={8}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  );
}
