import {
  createNotice,
  createNoticeChanges,
  getListEditNoticesQueryKey,
  invalidate,
} from '@halyard/sdk/react';
import type { GameNotice } from '@halyard/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Posts a notice; `sending` is the text that is being posted. */
export function usePostNotice(gameId: number) {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (content: string) => createNotice(gameId, { content }),
    onSuccess: (notice) => {
      const key = getListEditNoticesQueryKey(gameId);
      client.setQueryData<GameNotice[]>(key, (list) => [notice, ...(list ?? [])]);
    },
    onSettled: () => {
      void invalidate(client, createNoticeChanges, { gameId });
    },
  });
  return { post: mutateAsync, sending: isPending ? variables : null };
}
