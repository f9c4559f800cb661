import { type ApiError, type Game, useGetGame } from '@halyard/sdk/react';
import { type GamePhase, phaseOf } from '@halyard/sdk/rules';
import { useTick } from '@halyard/ui-kit';
import { useClockOffset } from './server-clock.ts';

/** A game and where it stands by the server's clock; the phase changes by itself. */
export interface GameView {
  game: Game;
  phase: GamePhase;
  /** What to add to this machine's clock to get the server's, in ms. */
  offset: number;
}

/** What a screen of a game has before it has the game. */
export interface GameQuery {
  view: GameView | undefined;
  error: ApiError | null;
  isMissing: boolean;
  refetch: () => Promise<unknown>;
}

/** The game of a screen, asked again every 10 s: staff may move its end or accept the team. */
export function useGame(gameId: number): GameQuery {
  const { data: game, error, refetch } = useGetGame(gameId, { query: { enabled: gameId > 0 } });
  const offset = useClockOffset();
  const phase = useTick((now) => (game ? phaseOf(game, now + offset) : 'upcoming'));
  return {
    view: game && { game, phase, offset },
    error,
    isMissing: gameId === 0 || error?.status === 404,
    refetch,
  };
}
