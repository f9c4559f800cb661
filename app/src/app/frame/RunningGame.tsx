import { BottomGame, RailGame } from '@halyard/ui-kit';
import { useRunningGame } from './use-running-game.ts';

/** The running game of the user's team in the rail, unless the page shows it itself. */
export function RunningGame() {
  const game = useRunningGame();
  return game && <RailGame {...game} />;
}

/** The running game above the bottom bar of narrow windows. */
export function RunningGameBar() {
  const game = useRunningGame();
  return game && <BottomGame {...game} />;
}
