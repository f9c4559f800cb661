import { BottomGame, RailGame } from '@halyard/ui-kit';
import { useRunningGame } from './use-running-game.ts';

/** The running game of the own team in the rail, as long as one is elsewhere. */
export function RunningGame() {
  const game = useRunningGame();
  return game && <RailGame {...game} />;
}

/** The same above the bottom bar of narrow windows. */
export function RunningGameBar() {
  const game = useRunningGame();
  return game && <BottomGame {...game} />;
}
