import { invalidate, submitFlagChanges } from '@halyard/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that refetches everything that a verdict changes. */
export function useJudged(gameId: number, challengeId: number): () => void {
  const client = useQueryClient();
  return () => void invalidate(client, submitFlagChanges, { gameId, challengeId });
}
