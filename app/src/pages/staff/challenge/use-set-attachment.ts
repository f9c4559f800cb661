import { invalidate, setAttachment, setAttachmentChanges } from '@halyard/sdk/react';
import type { AttachmentInput } from '@halyard/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Sets or removes the file or link of a challenge, without the save bar. */
export function useSetAttachment(gameId: number, challengeId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attachment: AttachmentInput) => setAttachment({ gameId, challengeId }, attachment),
    onSettled: () => invalidate(client, setAttachmentChanges, { gameId, challengeId }),
  });
}
