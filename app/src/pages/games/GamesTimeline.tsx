import { overlaps, phaseOf } from '@halyard/sdk/rules';
import { GameTimeline } from '@halyard/ui-kit';
import { timeText } from '../../game/game-words.ts';
import { href } from '../../app/routes/paths.ts';
import { useRecentGameList } from '../../game/recent-games.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

const DAY = 86_400_000;
/** The range of the timeline around now; games outside of it are omitted. */
const BEFORE = 17 * DAY;
const AFTER = 55 * DAY;

/** The games of these weeks on a timeline; omitted for a single game. */
export function GamesTimeline({ now }: { now: number }) {
  const { LL, dates } = useLanguage();
  const shown = { start: now - BEFORE, end: now + AFTER };
  const near = useRecentGameList().filter((game) => overlaps(game, shown));
  if (near.length < 2) return null;
  return (
    <GameTimeline
      label={LL.games.timeline()}
      nowLabel={LL.games.now()}
      now={now}
      formatWeek={dates.date}
      games={near.map((game) => ({
        id: game.id,
        title: game.title,
        href: href.game(game.id),
        phase: phaseOf(game, now),
        start: game.start,
        end: game.end,
        note: timeText(LL, game, now),
      }))}
    />
  );
}
