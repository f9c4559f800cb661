import {
  createNotice,
  createNoticeChanges,
  type GameNotice,
  getListEditNoticesQueryKey,
  invalidate,
} from '@halyard/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Posts notices one at a time: while one is under way a second press does nothing, however fast.
 * `sending` is the text under way.
 */
export function usePostNotice(gameId: number) {
  const client = useQueryClient();
  // A second press can come before the first one has been rendered.
  const isUnderWay = useRef(false);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (content: string) => createNotice(gameId, { content }),
    onSuccess: (notice) => {
      const key = getListEditNoticesQueryKey(gameId);
      client.setQueryData<GameNotice[]>(key, (list) => [notice, ...(list ?? [])]);
    },
    onSettled: () => {
      isUnderWay.current = false;
      void invalidate(client, createNoticeChanges, { gameId });
    },
  });
  const post = (content: string, onPosted: () => void) => {
    if (isUnderWay.current || content.trim() === '') return;
    isUnderWay.current = true;
    mutate(content, { onSuccess: onPosted });
  };
  return { post, sending: isPending ? variables : null, error, reset };
}
