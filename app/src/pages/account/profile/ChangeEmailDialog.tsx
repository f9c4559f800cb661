import { EmailChangeRequest } from '@halyard/sdk/forms';
import { requestEmailChange } from '@halyard/sdk/react';
import { Button, Dialog, FormField, TextField } from '@halyard/ui-kit';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface ChangeEmailDialogProps {
  onClose: () => void;
  onSent: (email: string) => void;
}

/** Asks for the new address of the account. */
export function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const { LL } = useLanguage();
  const words = LL.profile.email;
  const form = useForm({
    schema: EmailChangeRequest,
    initial: { newMail: '' },
    blame: ({ code }) =>
      code === 'EMAIL_TAKEN' || code === 'EMAIL_DOMAIN_NOT_ALLOWED' ? 'newMail' : undefined,
    send: async (data) => {
      await requestEmailChange(data);
      onSent(data.newMail);
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="small"
      title={words.changeTitle()}
      description={words.changeText()}
      {...form.dialog}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" disabled={form.isSending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {words.send()}
          </Button>
        </>
      }
    >
      <FormField label={words.field()} {...form.field('newMail')}>
        <TextField {...form.bind('newMail')} type="email" autoComplete="email" />
      </FormField>
    </Dialog>
  );
}
