import {
  createContainer,
  createContainerChanges,
  deleteContainer,
  extendContainer,
  getListOwnInstancesQueryKey,
  invalidate,
} from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../app/errors/failure-text.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Starts, extends and destroys the team's container of a challenge. */
export function useInstance(gameId: number, challengeId: number) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all([
      invalidate(client, createContainerChanges, { gameId, challengeId }),
      client.invalidateQueries({ queryKey: getListOwnInstancesQueryKey(gameId) }),
    ]);
  };
  const onError = (error: unknown) => toast({ tone: 'danger', title: failureText(LL, error) });
  // What failed may have changed something too: the reason of a failed start is in the challenge.
  const start = useMutation({
    mutationFn: () => createContainer({ gameId, challengeId }),
    onError,
    onSettled: refresh,
  });
  const extend = useMutation({
    mutationFn: () => extendContainer({ gameId, challengeId }),
    onError,
    onSettled: refresh,
  });
  return {
    start: () => start.mutate(),
    isStarting: start.isPending,
    extend: () => extend.mutate(),
    isExtending: extend.isPending,
    /** Rejects with the reason. */
    async destroy() {
      await deleteContainer({ gameId, challengeId });
      await refresh();
    },
  };
}
