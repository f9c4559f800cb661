import { NoticeInput, noticeInputContentMax } from '@halyard/sdk/forms';
import { useUpdateNotice } from '@halyard/sdk/react';
import type { GameNotice } from '@halyard/sdk/types';
import { CharacterCount, FormField, TextArea } from '@halyard/ui-kit';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { noticeText } from '../../game/shared/notice-text.ts';
import { hasPlaceholder } from './templates.ts';

interface EditNoticeProps {
  gameId: number;
  notice: GameNotice;
  onClose: () => void;
}

/** Changes the text of a notice; nobody is notified again. */
export function EditNotice({ gameId, notice, onClose }: EditNoticeProps) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const { mutateAsync: update } = useUpdateNotice({ mutation: { onSuccess: onClose } });
  const form = useForm({
    schema: NoticeInput,
    initial: { content: noticeText(LL, notice) },
    check: ({ content }, isTried) =>
      isTried && hasPlaceholder(LL, content) ? { content: words.fillIn() } : {},
    send: (data) => update({ gameId, noticeId: notice.id, data }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.editTitle()}
      description={words.editEffect()}
      form={form}
      showsEsc
      disabled={form.changed.length === 0}
      submit={LL.common.save()}
    >
      <FormField
        label={words.text()}
        {...form.field('content')}
        note={<CharacterCount value={form.values.content} max={noticeInputContentMax} />}
      >
        <TextArea rows={5} {...form.bind('content')} />
      </FormField>
    </FormDialog>
  );
}
