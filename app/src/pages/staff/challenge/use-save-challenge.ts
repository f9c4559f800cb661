import {
  getEditChallenge,
  getGetEditChallengeQueryKey,
  updateChallenge,
  updateChallengeChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';
import { toChallengeForm, toChallengeUpdate } from './challenge-form.ts';

/** Saves the edited fields of a challenge. */
export function useSaveChallenge(gameId: number, challengeId: number) {
  return useSave({
    key: getGetEditChallengeQueryKey({ gameId, challengeId }),
    read: () => getEditChallenge({ gameId, challengeId }),
    toValues: toChallengeForm,
    write: async (newest, edits) => {
      const answer = await updateChallenge({ gameId, challengeId }, toChallengeUpdate(edits), {
        ifMatch: newest,
      });
      // The response to an update contains neither flags nor the number of solves.
      return { ...answer, flags: newest.flags, acceptedCount: newest.acceptedCount };
    },
    changes: updateChallengeChanges,
    params: { gameId, challengeId },
    scope: `challenge-${challengeId}`,
  });
}
