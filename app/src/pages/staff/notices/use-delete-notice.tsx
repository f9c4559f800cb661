import { useDeleteNotice } from '@halyard/sdk/react';
import type { GameNotice } from '@halyard/sdk/types';
import { Text } from '@halyard/ui-kit';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { withNodes } from '../../../i18n/with-nodes.tsx';
import { NoticeText } from './NoticeText.tsx';

/** Deletes a notice after a confirmation that shows its text. */
export function useAskToDeleteNotice(gameId: number) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const [ask, question] = useConfirm();
  const { mutateAsync: remove } = useDeleteNotice();
  const askToDelete = (notice: GameNotice) =>
    ask({
      title: words.deleteTitle(),
      effect: (
        <>
          <Text tone="text">
            {withNodes((text = '') => words.quote({ text }), <NoticeText notice={notice} />)}
          </Text>{' '}
          {words.deleteEffect()}
        </>
      ),
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => remove({ gameId, noticeId: notice.id }),
    });
  return [askToDelete, question] as const;
}
