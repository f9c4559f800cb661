import { EmailChangeRequest } from '@halyard/sdk/forms';
import { requestEmailChange } from '@halyard/sdk/react';
import { Banner, Button, Dialog, FormField, FormSection, Grid, TextField } from '@halyard/ui-kit';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The address of the account. A new one has to be confirmed by a mailed link. */
export function EmailSection({ email }: { email: string }) {
  const { LL } = useLanguage();
  const words = LL.profile.email;
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FormSection id="email" title={LL.account.email()} description={words.text()}>
      <Grid columns="minmax(0, 1fr) auto" from="sm" gap={12} align="center">
        <TextField
          value={email}
          readOnly
          aria-label={LL.account.email()}
          type="email"
          autoComplete="email"
        />
        <Button onClick={() => setOpen(true)}>{words.change()}</Button>
      </Grid>
      {sentTo !== null && sentTo !== email && <Banner>{words.sent({ email: sentTo })}</Banner>}
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} onSent={setSentTo} />}
    </FormSection>
  );
}

interface ChangeEmailDialogProps {
  onClose: () => void;
  onSent: (email: string) => void;
}

function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
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
