import { invalidate, submitFlagChanges } from '@halyard/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { FlagOutcome } from './kept-flags.ts';

// The query key function of the challenge would bring its hook into the first load.
const OF_CHALLENGE = submitFlagChanges.filter((key) => key.at(-1) === ':challengeId');

/**
 * Refetches what a flag has changed. A wrong one is an attempt, which only its challenge shows; every other
 * outcome may have moved the board.
 */
export async function refetchJudged(
  client: QueryClient,
  challenge: { gameId: number; challengeId: number },
  outcome: FlagOutcome,
): Promise<void> {
  return invalidate(client, isWrong(outcome) ? OF_CHALLENGE : submitFlagChanges, challenge);
}

function isWrong(outcome: FlagOutcome): boolean {
  if (outcome.kind !== 'judged') return false;
  return outcome.status === 'WrongAnswer' || outcome.status === 'CheatDetected';
}
