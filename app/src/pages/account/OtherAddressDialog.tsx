import { RegistrationEmailChange } from '@halyard/sdk/forms';
import { changeRegistrationEmail } from '@halyard/sdk/react';
import { FormField, TextField } from '@halyard/ui-kit';
import { useCaptcha } from '../../app/captcha/use-captcha.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** What proves that an account is one's own before its address is confirmed. */
export interface WaitingAccount {
  /** User name or address. */
  userName: string;
  password: string;
}

interface OtherAddressDialogProps {
  account: WaitingAccount;
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks for the right address of a new account. The answer does not tell whether it has an account. */
export function OtherAddressDialog({ account, onSent, onClose }: OtherAddressDialogProps) {
  const { LL } = useLanguage();
  const words = LL.account.mail;
  const captcha = useCaptcha('Verification');
  const form = useForm({
    schema: RegistrationEmailChange,
    initial: { newMail: '' },
    blame: ({ code }) => (code === 'EMAIL_DOMAIN_NOT_ALLOWED' ? 'newMail' : undefined),
    send: async ({ newMail }) => {
      await captcha.send((answer) => changeRegistrationEmail({ ...account, newMail, ...answer }));
      onSent(newMail);
      onClose();
    },
  });
  return (
    <FormDialog
      size="small"
      title={words.otherAddress()}
      description={words.otherAddressText()}
      form={form}
      onClose={onClose}
      submit={LL.account.recovery.send()}
    >
      <FormField label={LL.account.email()} {...form.field('newMail')}>
        <TextField {...form.bind('newMail')} type="email" autoComplete="email" />
      </FormField>
      {form.isSending && captcha.box}
    </FormDialog>
  );
}
