import type { BasicGame } from '@halyard/sdk/types';
import { type GamePhase, phaseOf } from '@halyard/sdk/rules';
import { GameCard, useTick } from '@halyard/ui-kit';
import { factLine, phaseText, teamCountText, teamSizeText } from '../../game/game-words.ts';
import { GameAction } from '../../game/GameAction.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** A game as a card with a countdown and the next step. */
export function GameTile({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const phase: GamePhase = useTick((now) => phaseOf(game, now));
  const label = useTick((now) => phaseText(LL, game, now));
  return (
    <GameCard
      id={game.id}
      title={game.title}
      href={href.game(game.id)}
      image={game.poster}
      phase={phase}
      phaseLabel={label}
      summary={game.summary}
      dates={dates.span(game.start, game.end)}
      facts={factLine([teamSizeText(LL, game.limit), teamCountText(LL, game)])}
      action={<GameAction game={game} />}
    />
  );
}
