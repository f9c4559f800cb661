import { noticeInputContentMax, ScheduledNoticeInput } from '@halyard/sdk/forms';
import { useScheduleNotice, useUpdateScheduledNotice } from '@halyard/sdk/react';
import type { ScheduledNotice } from '@halyard/sdk/types';
import {
  CharacterCount,
  DateTimeField,
  FormField,
  Stack,
  TextArea,
  useTick,
} from '@halyard/ui-kit';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { hasPlaceholder } from './templates.ts';

interface ScheduleDialogProps {
  gameId: number;
  /** The notice to change; without an id it is a new one. */
  notice: Omit<Partial<ScheduledNotice>, 'content'> & { content: string };
  onSaved?: () => void;
  onClose: () => void;
}

interface Values {
  content: string;
  /** Unix ms; null while the field is empty. */
  publishAt: number | null;
}

const MINUTE = 60_000;

/** Writes a notice that is published later, or changes one. */
export function ScheduleDialog({ gameId, notice, onSaved, onClose }: ScheduleDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const onSuccess = () => {
    onSaved?.();
    onClose();
  };
  const { mutateAsync: add } = useScheduleNotice({ mutation: { onSuccess } });
  const { mutateAsync: update } = useUpdateScheduledNotice({ mutation: { onSuccess } });
  const minute = useTick((now) => now - (now % MINUTE));
  const { id } = notice;
  const form = useForm<Values>({
    schema: ScheduledNoticeInput,
    initial: { content: notice.content, publishAt: notice.publishAt ?? null },
    required: ['publishAt'],
    check: ({ content, publishAt }, isTried) => ({
      content: isTried && hasPlaceholder(LL, content) ? words.fillIn() : undefined,
      publishAt: publishAt !== null && publishAt <= minute ? words.mustBeAhead() : undefined,
    }),
    send: ({ content, publishAt }) => {
      const data = { content, publishAt: publishAt ?? 0 };
      return id === undefined
        ? add({ gameId, data })
        : update({ gameId, scheduledNoticeId: id, data });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={id === undefined ? words.scheduleTitle() : words.scheduledTitle()}
      description={words.scheduleEffect()}
      form={form}
      showsEsc
      submit={id === undefined ? words.scheduleConfirm() : LL.common.save()}
    >
      <Stack gap={16}>
        <FormField label={words.publishAt()} {...form.field('publishAt')}>
          <DateTimeField {...form.bind('publishAt')} />
        </FormField>
        <FormField
          label={words.text()}
          {...form.field('content')}
          note={<CharacterCount value={form.values.content} max={noticeInputContentMax} />}
        >
          <TextArea rows={5} {...form.bind('content')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
