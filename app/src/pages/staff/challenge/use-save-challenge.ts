import {
  type EditChallenge,
  getGetEditChallengeQueryKey,
  invalidate,
  updateChallenge,
  updateChallengeChanges,
} from '@halyard/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChallengeForm, toChallengeUpdate } from './challenge-form.ts';

/** Saves the edited fields of a challenge. */
export function useSaveChallenge(gameId: number, challengeId: number) {
  const client = useQueryClient();
  const key = getGetEditChallengeQueryKey(gameId, challengeId);
  return useMutation({
    mutationFn: (edits: Partial<ChallengeForm>) =>
      updateChallenge(gameId, challengeId, toChallengeUpdate(edits)),
    onSuccess: async (answer) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<EditChallenge>(
        key,
        // The answer to an update leaves out flags and solves.
        (stored) =>
          stored && { ...answer, flags: stored.flags, acceptedCount: stored.acceptedCount },
      );
      void invalidate(client, updateChallengeChanges, { gameId, challengeId });
    },
  });
}
