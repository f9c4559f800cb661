import { FormField, PasswordField, TextField } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { knownPerson, useSignedInAgain } from './session.ts';
import { hadSeveralSessions } from './session-mark.ts';
import { useSignInForm } from './use-sign-in-form.ts';

/**
 * Sign-in dialog over a page, which keeps its state.
 * @param onClose called when the user declines or the dialog could not be loaded
 */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const [missed] = useState(() => knownPerson(client));
  const { form, password, captcha } = useSignInForm({
    userName: missed?.userName ?? '',
    onSignedIn: useSignedInAgain(missed),
  });
  return (
    <FormDialog
      size="small"
      title={LL.frame.sessionTitle()}
      description={hadSeveralSessions() ? LL.frame.severalSessions() : LL.frame.sessionText()}
      form={form}
      onClose={onClose}
      cancel={LL.frame.notNow()}
      submit={LL.frame.signIn()}
    >
      <FormField label={LL.account.userNameOrEmail()} {...form.field('userName')}>
        <TextField {...form.bind('userName')} autoComplete="username" autoCapitalize="none" />
      </FormField>
      <FormField label={LL.account.password()} {...form.field('password')}>
        <PasswordField
          {...form.bind('password')}
          ref={password}
          // The password is the only input of the dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="current-password"
          capsLockHint={LL.account.capsLock()}
        />
      </FormField>
      {captcha.box}
    </FormDialog>
  );
}
