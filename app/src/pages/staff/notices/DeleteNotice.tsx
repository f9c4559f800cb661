import { type GameNotice, useDeleteNotice } from '@halyard/sdk/react';
import { ConfirmDialog, Text } from '@halyard/ui-kit';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { noticeText } from './notice-text.ts';

interface DeleteNoticeProps {
  gameId: number;
  notice: GameNotice;
  onClose: () => void;
}

/** Takes a notice back, once it was read again. */
export function DeleteNotice({ gameId, notice, onClose }: DeleteNoticeProps) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const { mutate, isPending, error } = useDeleteNotice();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.deleteTitle()}
      effect={
        <>
          <Text tone="text">{words.quote({ text: noticeText(LL, notice) })}</Text>{' '}
          {words.deleteEffect()}
        </>
      }
      confirm={words.deleteConfirm()}
      cancel={LL.common.cancel()}
      final
      busy={isPending}
      {...(error && { error: failureText(LL, error) })}
      onConfirm={() => mutate({ gameId, noticeId: notice.id }, { onSuccess: onClose })}
    />
  );
}
