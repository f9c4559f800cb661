import { invalidate, submitFlagChanges } from '@halyard/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

/** Answers what to call when a flag of a challenge was judged: everything it changes is asked anew. */
export function useJudged(gameId: number, challengeId: number): () => void {
  const client = useQueryClient();
  return () => void invalidate(client, submitFlagChanges, { gameId, challengeId });
}
