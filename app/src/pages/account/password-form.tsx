import { PasswordChangeRequest } from '@halyard/sdk/forms';
import { changePassword } from '@halyard/sdk/react';
import { FormField, PasswordField } from '@halyard/ui-kit';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { repeatFault } from './NewPasswordFields.tsx';

interface PasswordFormOptions {
  /** Whether the caller's API tokens end too; undefined where the person is not asked. */
  endTokens?: boolean | undefined;
  takesFocus?: boolean;
  resets?: boolean;
  onChanged: () => Promise<void>;
}

/** The form with which a person changes the password. */
export function usePasswordForm({ onChanged, endTokens, ...options }: PasswordFormOptions) {
  const { LL } = useLanguage();
  return useForm({
    ...options,
    schema: PasswordChangeRequest,
    initial: { old: '', password: '', repeat: '' },
    required: ['password', 'repeat'],
    verbatim: ['old', 'password', 'repeat'],
    names: { new: 'password' },
    blame: ({ code }) => (code === 'WRONG_PASSWORD' ? 'old' : undefined),
    check: (values) => repeatFault(LL, values),
    send: async ({ old, password }) => {
      await changePassword({
        old,
        new: password,
        ...(endTokens !== undefined && { endTokens }),
      });
      await onChanged();
    },
  });
}

/** The field of the password until now. */
export function CurrentPassword({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { LL } = useLanguage();
  return (
    <FormField label={LL.profile.password.current()} {...form.field('old')}>
      <PasswordField
        {...form.bind('old')}
        autoComplete="current-password"
        capsLockHint={LL.account.capsLock()}
      />
    </FormField>
  );
}
