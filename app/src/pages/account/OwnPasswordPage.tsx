import { PasswordChangeRequest } from '@halyard/sdk/forms';
import { changePassword } from '@halyard/sdk/react';
import { Banner, Button, FormField, PasswordField, Stack } from '@halyard/ui-kit';
import { useSessionChanged } from '../../app/session/session.ts';
import { useSignOut } from '../../app/session/use-sign-out.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewPasswordFields, repeatFault } from './NewPasswordFields.tsx';

/** Replaces every page while the password is one that an administrator has given. */
export function OwnPasswordPage() {
  const { LL } = useLanguage();
  const words = LL.account.ownPassword;
  const sessionChanged = useSessionChanged();
  const signOut = useSignOut();
  const form = useForm({
    schema: PasswordChangeRequest,
    initial: { old: '', password: '', repeat: '' },
    required: ['password', 'repeat'],
    verbatim: ['old', 'password', 'repeat'],
    names: { new: 'password' },
    blame: ({ code }) => (code === 'WRONG_PASSWORD' ? 'old' : undefined),
    takesFocus: true,
    check: (values) => repeatFault(LL, values),
    send: async ({ old, password }) => {
      await changePassword({ old, new: password });
      await sessionChanged();
    },
  });
  return (
    <AccountFrame title={words.title()} lead={words.lead()}>
      <form {...form.props}>
        <Stack gap={16}>
          <FormField label={LL.profile.password.current()} {...form.field('old')}>
            <PasswordField
              {...form.bind('old')}
              autoComplete="current-password"
              capsLockHint={LL.account.capsLock()}
            />
          </FormField>
          <NewPasswordFields form={form} label={LL.account.reset.field()} />
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            busy={form.isSending || form.isDone}
          >
            {words.set()}
          </Button>
          <Button variant="ghost" fullWidth onClick={signOut}>
            {LL.frame.signOut()}
          </Button>
        </Stack>
      </form>
    </AccountFrame>
  );
}
