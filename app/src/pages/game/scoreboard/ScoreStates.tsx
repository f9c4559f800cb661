import { Button, EmptyState, GameClock, MissingFlag } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';

/** Before the start of the game. */
export function NotYet({ view: { game, offset } }: { view: GameView }) {
  const { LL, dates } = useLanguage();
  return (
    <EmptyState
      figure={
        <GameClock
          until={game.start}
          offset={offset}
          size={40}
          align="start"
          caption={LL.game.toStart()}
        />
      }
      title={LL.scoreboard.waitingTitle()}
    >
      {LL.scoreboard.waitingText({
        time: dates.moment(game.start),
        zone: dates.zone(game.start),
      })}
    </EmptyState>
  );
}

/** No team matches the search. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  const { LL } = useLanguage();
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={LL.scoreboard.noMatchTitle({ search })}
      actions={
        <Button size="small" onClick={onClear}>
          {LL.scoreboard.clearSearch()}
        </Button>
      }
    >
      {LL.scoreboard.noMatchText()}
    </EmptyState>
  );
}
