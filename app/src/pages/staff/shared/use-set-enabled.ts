import {
  getGetEditChallengeQueryKey,
  getListEditChallengesQueryKey,
  updateChallenge,
  updateChallengeChanges,
} from '@halyard/sdk/react';
import type { EditChallenge, EditChallengeInfo } from '@halyard/sdk/types';
import { patch, patchItem } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';

/** Enables or disables a challenge. */
export function useSetEnabled(gameId: number, challengeId: number) {
  return useChange({
    call: (isEnabled: boolean) => updateChallenge({ gameId, challengeId }, { isEnabled }),
    shows: (isEnabled) => [
      patch<EditChallenge>(getGetEditChallengeQueryKey({ gameId, challengeId }), (challenge) => ({
        ...challenge,
        isEnabled,
      })),
      patchItem<EditChallengeInfo>(
        getListEditChallengesQueryKey(gameId),
        challengeId,
        (challenge) => ({ ...challenge, isEnabled }),
      ),
    ],
    changes: updateChallengeChanges,
    params: { gameId, challengeId },
  });
}
