import {
  type EditChallenge,
  type EditChallengeInfo,
  getGetEditChallengeQueryKey,
  getListEditChallengesQueryKey,
  invalidate,
  updateChallenge,
  updateChallengeChanges,
} from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Shows a challenge to players or hides it: at once, and back with the server's reason if refused. */
export function useSetEnabled(gameId: number, challengeId: number) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isEnabled: boolean) => updateChallenge(gameId, challengeId, { isEnabled }),
    onMutate: async (isEnabled) => {
      await client.cancelQueries({ queryKey: getListEditChallengesQueryKey(gameId) });
      setEnabled(client, gameId, challengeId, isEnabled);
    },
    onError: (error, isEnabled) => {
      setEnabled(client, gameId, challengeId, !isEnabled);
      toast({ tone: 'danger', title: failureText(LL, error) });
    },
    onSettled: () => invalidate(client, updateChallengeChanges, { gameId, challengeId }),
  });
}

function setEnabled(
  client: QueryClient,
  gameId: number,
  challengeId: number,
  isEnabled: boolean,
): void {
  client.setQueryData<EditChallenge>(
    getGetEditChallengeQueryKey(gameId, challengeId),
    (challenge) => challenge && { ...challenge, isEnabled },
  );
  client.setQueryData<EditChallengeInfo[]>(getListEditChallengesQueryKey(gameId), (list) =>
    list?.map((each) => (each.id === challengeId ? { ...each, isEnabled } : each)),
  );
}
