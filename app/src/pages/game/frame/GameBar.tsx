import { useGetBoard, useGetGame } from '@halyard/sdk/react';
import { phaseOf } from '@halyard/sdk/rules';
import { BottomBar, Sheet, useTick } from '@halyard/ui-kit';
import {
  ChallengesIcon,
  FileIcon,
  InfoIcon,
  NoticesIcon,
  ScoreboardIcon,
} from '@halyard/ui-kit/icons';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useClockOffset } from '../../../app/connection/server-clock.ts';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useSheet } from '../../../app/routes/search-params.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useNotices } from '../../../game/use-notices.ts';

const NoticesFeed = lazyRegion(
  async () => (await import('../notices/NoticesFeed.tsx')).NoticesFeed,
);

/**
 * The bottom bar of narrow windows inside a game; the arrow in the header leaves it. `fallback` is
 * shown if the game does not exist.
 */
export function GameBar({ gameId, fallback }: { gameId: number; fallback: ReactNode }) {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const sheet = useSheet('notices');
  const { data: game, error } = useGetGame(gameId);
  const offset = useClockOffset();
  const hasStarted = useTick(
    (now) => game !== undefined && phaseOf(game, now + offset) !== 'upcoming',
  );
  const notices = useNotices(gameId, hasStarted);
  // Uses the cached board of the page; the bar itself does not fetch it.
  const { data: board } = useGetBoard(gameId, { query: { enabled: false } });
  const isAt = (place: string) => path.toLowerCase() === place;
  const count = notices.unreadCount;
  if (error?.status === 404) return fallback;
  return (
    <>
      <BottomBar
        items={[
          {
            href: href.challenges(gameId),
            label: LL.frame.places.challenges(),
            icon: ChallengesIcon,
            current: isAt(href.challenges(gameId)),
          },
          {
            href: href.scoreboard(gameId),
            label: LL.game.scoreboard(),
            icon: ScoreboardIcon,
            current: isAt(href.scoreboard(gameId)),
          },
          {
            label: LL.game.notices.title(),
            icon: NoticesIcon,
            action: { onClick: sheet.open, 'aria-haspopup': 'dialog' },
            ...(count > 0 && { badge: { count, label: LL.game.notices.newCount({ count }) } }),
          },
          ...(game?.writeupRequired
            ? [
                {
                  href: href.writeup(gameId),
                  label: LL.frame.places.writeup(),
                  icon: FileIcon,
                  current: isAt(href.writeup(gameId)),
                },
              ]
            : []),
          {
            href: href.game(gameId),
            label: LL.game.information(),
            icon: InfoIcon,
            current: isAt(href.game(gameId)),
          },
        ]}
      />
      <Sheet open={sheet.isOpen} onClose={sheet.close} title={LL.game.notices.title()} flush>
        <Suspense>
          <NoticesFeed
            gameId={gameId}
            notices={notices}
            challenges={board?.challenges ?? []}
            isSheet
          />
        </Suspense>
      </Sheet>
    </>
  );
}
