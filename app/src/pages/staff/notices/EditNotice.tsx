import { type GameNotice, useUpdateNotice } from '@halyard/sdk/react';
import { noticeInputContentMax } from '@halyard/sdk/schemas';
import { Button, CharacterCount, Dialog, FormField, TextArea } from '@halyard/ui-kit';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { noticeText } from './notice-text.ts';

interface NoticeDialogProps {
  gameId: number;
  notice: GameNotice;
  onClose: () => void;
}

/** Rewrites a notice; nobody is told again. */
export function EditNotice({ gameId, notice, onClose }: NoticeDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.notices;
  const stored = noticeText(LL, notice);
  const [text, setText] = useState(stored);
  const { mutate, isPending, error } = useUpdateNotice();
  const canSave = text.trim() !== '' && text !== stored && text.length <= noticeInputContentMax;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.editTitle()}
      description={words.editEffect()}
      busy={isPending}
      {...(error && { error: failureText(LL, error) })}
      onSubmit={() => {
        const data = { content: text.trim() };
        if (canSave) mutate({ gameId, noticeId: notice.id, data }, { onSuccess: onClose });
      }}
      actions={
        <>
          <Button variant="ghost" kbd="esc" disabled={isPending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isPending} disabled={!canSave}>
            {LL.common.save()}
          </Button>
        </>
      }
    >
      <FormField
        label={words.text()}
        note={<CharacterCount value={text} max={noticeInputContentMax} />}
      >
        <TextArea rows={5} value={text} onValueChange={setText} />
      </FormField>
    </Dialog>
  );
}
