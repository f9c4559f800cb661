import type { BasicGame } from '@halyard/sdk/types';
import { byStart, isOver, phaseOf } from '@halyard/sdk/rules';
import { Card, GameRow, Row, Section, Skeleton, useBelow, useTick } from '@halyard/ui-kit';
import { AddToCalendar } from '../../game/AddToCalendar.tsx';
import { phaseText } from '../../game/game-words.ts';
import { GameAction } from '../../game/GameAction.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { gameOfNow } from './game-of-now.ts';

const MAX_GAMES = 4;

interface NextGamesProps {
  games: readonly BasicGame[];
  isLoading: boolean;
}

/** Running and upcoming games except the one on the first card, the next one first. */
export function NextGames({ games, isLoading }: NextGamesProps) {
  const { LL, dates } = useLanguage();
  const ids = useTick((now) => nextIds(games, now).join());
  const next = nextOf(games, ids);
  if (next.length === 0 && !isLoading) return null;
  return (
    <Section
      title={LL.home.next()}
      {...(next[0] && { note: LL.common.timesIn({ zone: dates.zone(next[0].start) }) })}
      more={{ href: href.games('upcoming'), label: LL.games.all() }}
    >
      <Card pad={0}>
        {next.map((game) => (
          <NextGame key={game.id} game={game} />
        ))}
        {isLoading && <Skeleton shape="card" height="128px" />}
      </Card>
    </Section>
  );
}

function nextIds(games: readonly BasicGame[], now: number): number[] {
  const first = gameOfNow(games, now)?.game.id;
  return games
    .filter((game) => game.id !== first && !isOver(game, now))
    .toSorted(byStart)
    .slice(0, MAX_GAMES)
    .map((game) => game.id);
}

function nextOf(games: readonly BasicGame[], ids: string): BasicGame[] {
  return ids.split(',').flatMap((id) => games.find((game) => String(game.id) === id) ?? []);
}

function NextGame({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const note = useTick((now) => phaseText(LL, game, now));
  // There the title needs the room; the page of the game has the button.
  const isPhone = useBelow('sm');
  const isLive = useTick((now) => phaseOf(game, now) === 'running');
  return (
    <GameRow
      id={game.id}
      title={game.title}
      href={href.game(game.id)}
      lead={dates.tile(game.start)}
      note={dates.weekSpan(game.start, game.end)}
      aside={
        <Row gap={4}>
          {!isPhone && <AddToCalendar game={game} small />}
          <GameAction game={game} />
        </Row>
      }
      asideNote={isLive ? LL.terms.phase.running() : note}
    />
  );
}
