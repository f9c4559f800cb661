import { addFlags, addFlagsChanges, deleteFlag, invalidate } from '@halyard/sdk/react';
import type { FlagInput } from '@halyard/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adds and removes flags of a challenge; both are saved immediately. */
export function useFlagCalls(gameId: number, challengeId: number) {
  const client = useQueryClient();
  const onSettled = () => invalidate(client, addFlagsChanges, { gameId, challengeId });
  const add = useMutation({
    mutationFn: (flags: FlagInput[]) => addFlags({ gameId, challengeId }, flags),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (flagId: number) => deleteFlag({ gameId, challengeId, flagId }),
    onSettled,
  });
  return { add, remove };
}
