import { EmailChangeRequest } from '@halyard/sdk/forms';
import { requestEmailChange } from '@halyard/sdk/react';
import { FormField, PasswordField, TextField } from '@halyard/ui-kit';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Where errors without a field belong. */
const FIELDS: Readonly<Record<string, 'newMail' | 'password'>> = {
  EMAIL_TAKEN: 'newMail',
  EMAIL_DOMAIN_NOT_ALLOWED: 'newMail',
  WRONG_PASSWORD: 'password',
};

interface ChangeEmailDialogProps {
  onClose: () => void;
  /** A link to the new address is on its way, or first one to the present address. */
  onSent: (change: { newMail: string; isProven: boolean }) => void;
}

/** Asks for the new address of the account, and for the password as proof where the site takes it. */
export function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const { LL } = useLanguage();
  const words = LL.profile.email;
  const takesPassword = useExtension('emailChangePassword') === true;
  const form = useForm({
    schema: EmailChangeRequest,
    initial: { newMail: '', password: '' },
    verbatim: ['password'],
    blame: ({ code }) => FIELDS[code ?? ''],
    send: async ({ newMail, password }) => {
      await requestEmailChange({ newMail, ...(password && { password }) });
      onSent({ newMail, isProven: !takesPassword || password !== '' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="small"
      title={words.changeTitle()}
      description={words.changeText()}
      form={form}
      onClose={onClose}
      submit={words.send()}
    >
      <FormField label={words.field()} {...form.field('newMail')}>
        <TextField {...form.bind('newMail')} type="email" autoComplete="email" />
      </FormField>
      {takesPassword && (
        <FormField
          label={LL.account.password()}
          hint={words.passwordHint()}
          {...form.field('password')}
        >
          <PasswordField {...form.bind('password')} autoComplete="current-password" />
        </FormField>
      )}
    </FormDialog>
  );
}
