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
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { returnPath } from '../../app/routes/return-path.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useSignInForm } from '../../app/session/use-sign-in-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';

/** Sign-in page; redirects to `?from=` afterwards. */
export function LoginPage() {
  const { LL } = useLanguage();
  const target = returnPath(useSearch());
  const { data: config } = useSiteConfig();
  const profile = useProfile();
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { form, password } = useSignInForm({
    userName: '',
    takesFocus: true,
    onSignedIn: async () => {
      await sessionChanged();
      navigate(target, { replace: true });
    },
  });
  const isBusy = form.isSending || form.isDone;
  if (profile && !isBusy) return <SignedInAlready profile={profile} target={target} />;
  return (
    <AccountFrame
      title={LL.account.signInTitle()}
      lead={config && LL.account.signInLead({ site: config.title })}
    >
      <form {...form.props}>
        <Stack gap={16}>
          <FormField label={LL.account.userNameOrEmail()} {...form.field('userName')}>
            <TextField {...form.bind('userName')} autoComplete="username" autoCapitalize="none" />
          </FormField>
          <FormField label={LL.account.password()} {...form.field('password')}>
            <PasswordField
              {...form.bind('password')}
              ref={password}
              autoComplete="current-password"
              capsLockHint={LL.account.capsLock()}
            />
          </FormField>
          {/* Below the fields, which stay in place when it goes. */}
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            // Stays busy until the next page is shown.
            busy={isBusy}
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
