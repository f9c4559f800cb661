import type { BasicGame } from '@halyard/sdk/types';
import { GameRow, useTick } from '@halyard/ui-kit';
import { phaseText } from '../../game/game-words.ts';
import { GameAction } from '../../game/GameAction.tsx';
import { href } from '../../app/routes/paths.ts';
import { gameDuration } from '../../game/durations.ts';
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
        length: gameDuration(LL, game.end - game.start),
      })}
      secondNote={phase}
      aside={<GameAction game={game} size="medium" />}
    />
  );
}
