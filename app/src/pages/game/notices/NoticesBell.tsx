import { CornerCount, IconButton, Popover } from '@halyard/ui-kit';
import { NoticesIcon } from '@halyard/ui-kit/icons';
import { Suspense } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { KnownChallenge } from './notice-item.tsx';
import type { Notices } from '../../../game/use-notices.ts';

const NoticesFeed = lazyRegion(async () => (await import('./NoticesFeed.tsx')).NoticesFeed);

interface NoticesBellProps {
  gameId: number;
  notices: Notices;
  challenges: readonly KnownChallenge[];
}

/** The notices button of a game with the number of unread ones; opens the feed. */
export function NoticesBell({ gameId, notices, challenges }: NoticesBellProps) {
  const { LL } = useLanguage();
  const count = notices.unreadCount;
  const label = count > 0 ? LL.game.notices.open({ count }) : LL.game.notices.openNone();
  return (
    <Popover
      label={LL.game.notices.title()}
      align="end"
      flush
      trigger={(props) => (
        <CornerCount count={count} label={LL.game.notices.newCount({ count })}>
          <IconButton {...props} icon={NoticesIcon} label={label} />
        </CornerCount>
      )}
    >
      <PartErrorBoundary>
        <Suspense>
          <NoticesFeed gameId={gameId} notices={notices} challenges={challenges} />
        </Suspense>
      </PartErrorBoundary>
    </Popover>
  );
}
