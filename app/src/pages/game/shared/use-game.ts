import { type ApiError, useGetGame } from '@halyard/sdk/react';
import type { Game } from '@halyard/sdk/types';
import { type GamePhase, isFrozen as isFrozenAt, phaseOf } from '@halyard/sdk/rules';
import { useTick } from '@halyard/ui-kit';
import { useClockOffset } from '../../../app/connection/server-clock.ts';
import { useLive } from '../../../app/live/use-live.ts';

/** A game and its phase by the server's clock; the phase is updated as time passes. */
export interface GameView {
  game: Game;
  phase: GamePhase;
  /** Players see the scoreboard of an earlier moment. */
  isFrozen: boolean;
  /** Server time minus local time, in ms. */
  offset: number;
}

/** The state of a page while its game is loading or could not be loaded. */
export interface GameQuery {
  view: GameView | undefined;
  error: ApiError | null;
  isMissing: boolean;
  refetch: () => Promise<unknown>;
}

const TOPICS = ['Board', 'Game', 'Notice', 'Team'] as const;

/** Loads a game and keeps it up to date, because staff may change its end or accept the team. */
export function useGame(gameId: number): GameQuery {
  const { data: game, error, refetch } = useGetGame(gameId, { query: { enabled: gameId > 0 } });
  useLive(game?.id ?? 0, TOPICS);
  const offset = useClockOffset();
  const phase = useTick((now) => (game ? phaseOf(game, now + offset) : 'upcoming'));
  const isFrozen = useTick((now) => game !== undefined && isFrozenAt(game, now + offset));
  return {
    view: game && { game, phase, isFrozen, offset },
    error,
    isMissing: gameId === 0 || error?.status === 404,
    refetch,
  };
}
