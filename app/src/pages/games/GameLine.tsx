import type { BasicGame } from '@halyard/sdk/react';
import { GameRow, useTick } from '@halyard/ui-kit';
import { phaseText } from '../../app/game-words.ts';
import { GameAction } from '../../app/GameAction.tsx';
import { href } from '../../app/paths.ts';
import { lengthSpan } from '../../app/spans.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** A game as a row, for narrow windows. */
export function GameLine({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const phase = useTick((now) => phaseText(LL, game, now));
  return (
    <GameRow
      id={game.id}
      title={game.title}
      href={href.game(game.id)}
      lead="poster"
      image={game.poster}
      note={LL.games.startAndLength({
        at: dates.moment(game.start),
        length: lengthSpan(LL, game.end - game.start),
      })}
      secondNote={phase}
      aside={<GameAction game={game} size="medium" />}
    />
  );
}
