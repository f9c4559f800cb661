import { type EditChallengeInfo, useDeleteChallenge } from '@halyard/sdk/react';
import { ConfirmDialog } from '@halyard/ui-kit';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface DeleteChallengeProps {
  gameId: number;
  challenge: Pick<EditChallengeInfo, 'id' | 'title'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, then deletes a challenge with everything that belongs to it. */
export function DeleteChallenge({ gameId, challenge, onClose, onDeleted }: DeleteChallengeProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { mutate, isPending, error } = useDeleteChallenge({ mutation: { onSuccess: onDeleted } });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.deleteTitle({ challenge: challenge.title })}
      effect={words.deleteEffect()}
      confirm={words.deleteConfirm()}
      cancel={LL.common.cancel()}
      final
      busy={isPending}
      {...(error && { error: failureText(LL, error) })}
      onConfirm={() => mutate({ gameId, challengeId: challenge.id })}
    />
  );
}
