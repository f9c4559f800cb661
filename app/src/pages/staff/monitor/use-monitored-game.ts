import { useGetGame } from '@halyard/sdk/react';
import { phaseOf } from '@halyard/sdk/rules';
import { useTick } from '@halyard/ui-kit';
import { useGameId } from '../shared/use-ids.ts';

/** The game in the address, and whether it has started. */
export function useMonitoredGame() {
  const gameId = useGameId();
  const { data: game, error, refetch } = useGetGame(gameId);
  const hasStarted = useTick((now) => game !== undefined && phaseOf(game, now) !== 'upcoming');
  return { gameId, game, error, refetch, hasStarted };
}
