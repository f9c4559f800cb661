import type { RailGameProps } from '@halyard/ui-kit';
import { useTick } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useNotices } from '../../game/use-notices.ts';
import { useClockOffset } from '../connection/server-clock.ts';
import { useLive } from '../live/use-live.ts';
import { isPlaying } from '../session/abilities.ts';
import { useRecentGameList } from '../../game/recent-games.ts';
import { href } from '../routes/paths.ts';
import { roughDuration, shortDuration } from '../../game/durations.ts';

const TOPICS = ['Game', 'Notice'] as const;

/** The running game of the user's team with its time and unread notices; null if the page shows it. */
export function useRunningGame(): RailGameProps | null {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const games = useRecentGameList();
  const offset = useClockOffset();
  const id = useTick((now) => games.find((game) => isPlaying(game, now + offset))?.id ?? 0);
  const game = games.find((each) => each.id === id);
  const time = useTick((now) => (game ? roughDuration(LL, game.end - now - offset) : ''));
  const left = useTick((now) => (game ? shortDuration(LL, game.end - now - offset) : ''));
  const passed = useTick((now) => (game ? share(game, now + offset) : 0));
  const isElsewhere = game !== undefined && !isShownByPage(path, id);
  useLive(isElsewhere ? id : 0, TOPICS);
  const { unreadCount: count } = useNotices(id, isElsewhere);
  if (!isElsewhere) return null;
  return {
    href: href.challenges(id),
    title: game.title,
    passed,
    left,
    leftLabel: LL.frame.timeLeftOf({ time, game: game.title }),
    ...(count > 0 && { badge: { count, label: LL.frame.unreadNotices({ count }) } }),
  };
}

/** The elapsed share of a game's time, rounded to visible steps. */
function share({ start, end }: { start: number; end: number }, now: number): number {
  return Math.round(((now - start) / (end - start)) * 100) / 100;
}

/** Whether a page shows the running game itself: the list of games and the game's own pages. */
export function isShownByPage(path: string, gameId: number): boolean {
  const [first, second] = path.toLowerCase().split('/').filter(Boolean);
  return first === 'games' && (second === undefined || second === String(gameId));
}
