import type { BasicGame } from '@halyard/sdk/types';
import { byEnd, isOver } from '@halyard/sdk/rules';
import { ButtonLink, Card, GameRow, Section, useTick } from '@halyard/ui-kit';
import { factLine, teamCountText } from '../../game/game-words.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

const MAX_GAMES = 3;

/** The number of games that have ended. */
export function useEndedCount(games: readonly BasicGame[]): number {
  return useTick((now) => games.filter((game) => isOver(game, now)).length);
}

/** The ended games, newest first. */
export function EndedGames({ games }: { games: readonly BasicGame[] }) {
  const { LL, dates } = useLanguage();
  const count = useEndedCount(games);
  if (count === 0) return null;
  const ended = games.toSorted((a, b) => byEnd(b, a)).slice(-count);
  return (
    <Section
      title={LL.home.ended()}
      more={{ href: href.games('ended'), label: LL.home.allEnded() }}
    >
      <Card pad={0}>
        {ended.slice(0, MAX_GAMES).map((game) => (
          <GameRow
            key={game.id}
            id={game.id}
            title={game.title}
            href={href.game(game.id)}
            note={factLine([dates.day(game.end), teamCountText(LL, game)])}
            aside={
              <ButtonLink
                size="small"
                variant="ghost"
                href={href.scoreboard(game.id)}
                aria-label={LL.games.stepOf({ step: LL.games.step.results(), game: game.title })}
              >
                {LL.games.step.results()}
              </ButtonLink>
            }
          />
        ))}
      </Card>
    </Section>
  );
}
