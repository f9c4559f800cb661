import { useQueryClient } from '@tanstack/react-query';
import {
  getGetBoardQueryKey,
  getGetChallengeQueryKey,
  getGetGameDetailsQueryKey,
  getGetScoreboardQueryKey,
  getListNoticesQueryKey,
} from '@halyard/sdk/react';

/** Answers what to call when a flag of a challenge was judged: everything it changes is asked anew. */
export function useJudged(gameId: number, challengeId: number): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [
      getGetChallengeQueryKey(gameId, challengeId),
      getGetGameDetailsQueryKey(gameId),
      getListNoticesQueryKey(gameId),
      getGetBoardQueryKey(gameId),
      getGetScoreboardQueryKey(gameId),
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
