import { RailGame, useTick } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/i18n.tsx';
import { isPlaying } from './abilities.ts';
import { useRecentGameList } from './recent-games.ts';
import { href } from './routes.ts';
import { roughSpan, tinySpan } from './spans.ts';

/** The running game of the own team in the rail, as long as one is elsewhere. */
export function RunningGame() {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const games = useRecentGameList();
  const id = useTick((now) => games.find((game) => isPlaying(game, now))?.id ?? 0);
  const game = games.find((each) => each.id === id);
  const time = useTick((now) => (game ? roughSpan(LL, game.end - now) : ''));
  const left = useTick((now) => (game ? tinySpan(LL, game.end - now) : ''));
  const passed = useTick((now) => (game ? share(game, now) : 0));
  if (!game || isShownByPage(path, id)) return null;
  return (
    <RailGame
      href={href.challenges(id)}
      title={game.title}
      passed={passed}
      left={left}
      leftLabel={LL.frame.timeLeftOf({ time, game: game.title })}
    />
  );
}

/** The share of a game's time that is gone, in steps that can be seen. */
function share({ start, end }: { start: number; end: number }, now: number): number {
  return Math.round(((now - start) / (end - start)) * 100) / 100;
}

function isShownByPage(path: string, id: number): boolean {
  const [, first, second] = path.toLowerCase().split('/');
  return first === 'games' && (second === undefined || second === String(id));
}
