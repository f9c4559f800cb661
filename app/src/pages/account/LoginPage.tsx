import { isApiError, useLogin } from '@halyard/sdk/react';
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
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { failureText } from '../../app/errors/failure-text.ts';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { returnPath } from '../../app/routes/return-path.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useFormFocus } from '../../forms/use-form-focus.ts';
import { useFields } from '../../forms/use-fields.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';

/** Sign-in; afterwards back to where the visitor wanted to go. */
export function LoginPage() {
  const { LL } = useLanguage();
  const target = returnPath(useSearch());
  const { data: config } = useSiteConfig();
  const profile = useProfile();
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { values, bind } = useFields({ userName: '', password: '' });
  const { mutate, isPending, isSuccess, error } = useLogin({
    mutation: {
      onSuccess: async () => {
        await sessionChanged();
        navigate(target, { replace: true });
      },
    },
  });
  const form = useFormFocus(error);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isApiError(error, 'WRONG_CREDENTIALS')) password.current?.select();
  }, [error]);
  if (profile && !isSuccess) return <SignedInAlready profile={profile} target={target} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate({ data: { ...values, userName: values.userName.trim() } });
  };
  return (
    <AccountFrame
      title={LL.account.signInTitle()}
      lead={config && LL.account.signInLead({ site: config.title })}
    >
      <form ref={form} onSubmit={submit}>
        <Stack gap={16}>
          {error && <Banner tone="danger">{failureText(LL, error)}</Banner>}
          <FormField label={LL.account.userNameOrEmail()} required>
            <TextField
              {...bind('userName')}
              required
              autoComplete="username"
              autoCapitalize="none"
            />
          </FormField>
          <FormField label={LL.account.password()} required>
            <PasswordField
              {...bind('password')}
              ref={password}
              required
              autoComplete="current-password"
              capsLockHint={LL.account.capsLock()}
            />
          </FormField>
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            // Until the page that follows is there.
            busy={isPending || isSuccess}
          >
            {LL.account.signIn()}
          </Button>
          <Text as="p" size={13} tone="muted">
            {LL.account.noAccount()}{' '}
            <Link href={href.register(target === href.home() ? undefined : target)}>
              {LL.account.createAnAccount()}
            </Link>
          </Text>
        </Stack>
      </form>
    </AccountFrame>
  );
}
