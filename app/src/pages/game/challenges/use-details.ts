import { type GameDetails, isApiError, useGetGameDetails } from '@halyard/sdk/react';
import type { GameView } from '../shared/use-game.ts';

const REFRESH = 10_000;
/** The board is published once a second: as long a new solve may take to be listed. */
const SOON = 1000;
const LATE_START = 20;

/**
 * The challenges and the own team's row. `awaited` is a challenge that the team has just solved:
 * it is asked for more often until it is listed as solved.
 */
export function useDetails({ game, phase }: GameView, awaited: number | null) {
  const isListed = (details: GameDetails | undefined) =>
    awaited === null || details?.rank.solvedChallenges.some(({ id }) => id === awaited) === true;
  return useGetGameDetails(game.id, {
    query: {
      enabled: game.status === 'Accepted' && (phase === 'running' || phase === 'practice'),
      refetchInterval: ({ state }) => (isListed(state.data) ? REFRESH : SOON),
      // By this machine's clock the game has begun, by the server's perhaps not quite.
      retry: (failures, error) =>
        isApiError(error, 'GAME_NOT_STARTED')
          ? failures < LATE_START
          : !isRefused(error) && failures < 2,
      retryDelay: (failures, error) =>
        isApiError(error, 'GAME_NOT_STARTED') ? SOON : SOON * 2 ** failures,
    },
  });
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
