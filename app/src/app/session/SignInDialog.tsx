import { isApiError, useLogin } from '@halyard/sdk/react';
import { Button, Dialog, FormField, PasswordField, TextField } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { formFailure } from '../errors/failure-text.ts';
import { useFields } from '../../forms/use-fields.ts';
import { knownPerson, useSignedInAgain } from './session.ts';

/**
 * Signs in over the page, which stays as it is and goes on where it was.
 * @param onClose not now, or it could not be shown
 */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const [missed] = useState(() => knownPerson(client));
  const signedInAgain = useSignedInAgain(missed);
  const { values, bind } = useFields({ userName: missed?.userName ?? '', password: '' });
  const { mutate, isPending, error } = useLogin({ mutation: { onSuccess: signedInAgain } });
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isApiError(error, 'WRONG_CREDENTIALS')) password.current?.select();
  }, [error]);
  const failure = formFailure(LL, error);
  return (
    <Dialog
      open
      size="small"
      title={LL.frame.sessionTitle()}
      description={LL.frame.sessionText()}
      busy={isPending}
      {...(failure !== null && { error: failure })}
      onClose={onClose}
      onSubmit={() => mutate({ data: { ...values, userName: values.userName.trim() } })}
      actions={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {LL.frame.notNow()}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {LL.frame.signIn()}
          </Button>
        </>
      }
    >
      <FormField label={LL.account.userNameOrEmail()}>
        <TextField {...bind('userName')} required autoComplete="username" autoCapitalize="none" />
      </FormField>
      <FormField label={LL.account.password()}>
        <PasswordField
          {...bind('password')}
          ref={password}
          required
          // The name is known already, and nothing else is asked for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="current-password"
          capsLockHint={LL.account.capsLock()}
        />
      </FormField>
    </Dialog>
  );
}
