import { useDeleteScheduledNotice, usePublishScheduledNotice } from '@halyard/sdk/react';
import type { ScheduledNotice } from '@halyard/sdk/types';
import { Text } from '@halyard/ui-kit';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { withNodes } from '../../../i18n/with-nodes.tsx';
import { LazyMarkdown } from '../../game/shared/LazyMarkdown.tsx';

/** Publishes or deletes a notice that waits for its time, after a confirmation that shows its text. */
export function useAskAboutScheduled(gameId: number) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const [ask, question] = useConfirm();
  const { mutateAsync: publish } = usePublishScheduledNotice();
  const { mutateAsync: remove } = useDeleteScheduledNotice();
  const effectOf = ({ content }: ScheduledNotice, effect: string) => (
    <>
      <Text tone="text">
        {withNodes((text = '') => words.quote({ text }), <LazyMarkdown text={content} inline />)}
      </Text>{' '}
      {effect}
    </>
  );
  return {
    askToPublish: (notice: ScheduledNotice) =>
      ask({
        title: words.publishTitle(),
        effect: effectOf(notice, words.publishEffect()),
        confirm: words.publishConfirm(),
        act: () => publish({ gameId, scheduledNoticeId: notice.id }),
      }),
    askToDelete: (notice: ScheduledNotice) =>
      ask({
        title: words.deleteTitle(),
        effect: effectOf(notice, words.deleteScheduledEffect()),
        confirm: words.deleteConfirm(),
        destructive: true,
        act: () => remove({ gameId, scheduledNoticeId: notice.id }),
      }),
    question,
  };
}
