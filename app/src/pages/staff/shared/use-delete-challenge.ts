import { useDeleteChallenge } from '@halyard/sdk/react';
import type { EditChallengeInfo } from '@halyard/sdk/types';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Deletes a challenge and everything that belongs to it, after confirmation. */
export function useAskToDeleteChallenge(gameId: number, onDeleted?: () => void) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const [ask, question] = useConfirm();
  const { mutateAsync: remove } = useDeleteChallenge({
    mutation: { ...(onDeleted && { onSuccess: onDeleted }) },
  });
  const askToDelete = ({ id, title }: Pick<EditChallengeInfo, 'id' | 'title'>) =>
    ask({
      title: words.deleteTitle({ challenge: title }),
      effect: words.deleteEffect(),
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => remove({ gameId, challengeId: id }),
    });
  return [askToDelete, question] as const;
}
