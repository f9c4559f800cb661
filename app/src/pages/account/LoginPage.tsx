import { useLogin } from '@halyard/sdk/react';
import {
  Banner,
  Button,
  FormField,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@halyard/ui-kit';
import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { failureText } from '../../app/failure.ts';
import { returnPath } from '../../app/return-path.ts';
import { href } from '../../app/routes.ts';
import { useSessionChanged } from '../../app/session.tsx';
import { useFields } from '../../app/use-fields.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** Sign-in; afterwards back to where the visitor wanted to go. */
export function LoginPage() {
  const { LL } = useLanguage();
  const target = returnPath(useSearch());
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { values, bind } = useFields({ userName: '', password: '' });
  const { mutate, isPending, error } = useLogin({
    mutation: {
      onSuccess: async () => {
        await sessionChanged();
        navigate(target, { replace: true });
      },
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate({ data: values });
  };
  return (
    <AccountFrame title={LL.account.signInTitle()}>
      <form onSubmit={submit}>
        <Stack gap={16}>
          {error && <Banner tone="danger">{failureText(LL, error)}</Banner>}
          <FormField label={LL.account.userNameOrEmail()} required>
            <TextField {...bind('userName')} required autoComplete="username" autoFocus />
          </FormField>
          <FormField label={LL.account.password()} required>
            <PasswordField
              {...bind('password')}
              required
              autoComplete="current-password"
              capsLockHint={LL.account.capsLock()}
            />
          </FormField>
          <Button type="submit" variant="primary" size="large" wide busy={isPending}>
            {LL.account.signIn()}
          </Button>
          <Text as="p" size={13} tone="muted" align="center">
            {LL.account.noAccount()}{' '}
            <Link href={href.register(target === '/' ? undefined : target)}>
              {LL.account.createAccount()}
            </Link>
          </Text>
        </Stack>
      </form>
    </AccountFrame>
  );
}
