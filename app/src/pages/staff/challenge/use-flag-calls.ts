import {
  addFlags,
  deleteFlag,
  type FlagInput,
  getGetEditChallengeQueryKey,
  getListEditChallengesQueryKey,
} from '@halyard/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adding and removing the flags of a challenge; both act at once. */
export function useFlagCalls(gameId: number, challengeId: number) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetEditChallengeQueryKey(gameId, challengeId) }),
      // Without a flag left the challenge is disabled.
      client.invalidateQueries({ queryKey: getListEditChallengesQueryKey(gameId) }),
    ]);
  const add = useMutation({
    mutationFn: (flags: FlagInput[]) => addFlags(gameId, challengeId, flags),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (flagId: number) => deleteFlag(gameId, challengeId, flagId),
    onSettled,
  });
  return { add, remove };
}
