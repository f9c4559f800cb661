import { getGetChallengeQueryKey, invalidate, submitFlagChanges } from '@halyard/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { FlagOutcome } from './kept-flags.ts';

/**
 * Refetches what a flag has changed. A wrong one is an attempt, which only its challenge shows; every other
 * outcome may have moved the board.
 */
export async function refetchJudged(
  client: QueryClient,
  challenge: { gameId: number; challengeId: number },
  outcome: FlagOutcome,
): Promise<void> {
  if (!isWrong(outcome)) return invalidate(client, submitFlagChanges, challenge);
  const queryKey = getGetChallengeQueryKey(challenge);
  return client.invalidateQueries({ queryKey, exact: true });
}

function isWrong(outcome: FlagOutcome): boolean {
  if (outcome.kind !== 'judged') return false;
  return outcome.status === 'WrongAnswer' || outcome.status === 'CheatDetected';
}
