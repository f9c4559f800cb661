import { isApiError, useGetGameDetails } from '@halyard/sdk/react';
import type { GameDetails } from '@halyard/sdk/types';
import { pollEvery } from '../../../app/live/live-store.ts';
import type { GameView } from '../shared/use-game.ts';

const REFRESH = 10_000;
/** The server updates the board once a second, so a new solve may take that long to be listed. */
const FAST_REFRESH = 1000;
const START_RETRIES = 20;

/**
 * The challenges and the row of the user's team. While `awaited`, a challenge that the team has
 * just solved, is not listed as solved, it polls more often.
 */
export function useDetails({ game, phase }: GameView, awaited: number | null) {
  const isListed = (details: GameDetails | undefined) =>
    awaited === null || details?.rank.solvedChallenges.some(({ id }) => id === awaited) === true;
  return useGetGameDetails(game.id, {
    query: {
      enabled: game.status === 'Accepted' && (phase === 'running' || phase === 'practice'),
      refetchInterval: (query) =>
        isListed(query.state.data) ? pollEvery(REFRESH)(query) : FAST_REFRESH,
      // The local clock may be ahead of the server, for which the game has not started.
      retry: (failures, error) =>
        isApiError(error, 'GAME_NOT_STARTED')
          ? failures < START_RETRIES
          : !isRefused(error) && failures < 2,
      retryDelay: (failures, error) =>
        isApiError(error, 'GAME_NOT_STARTED') ? FAST_REFRESH : FAST_REFRESH * 2 ** failures,
    },
  });
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
