import {
  type AttachmentInput,
  invalidate,
  setAttachment,
  setAttachmentChanges,
} from '@halyard/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Gives a challenge its file or link, or takes it away; acts at once. */
export function useSetAttachment(gameId: number, challengeId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attachment: AttachmentInput) => setAttachment(gameId, challengeId, attachment),
    onSettled: () => invalidate(client, setAttachmentChanges, { gameId, challengeId }),
  });
}
