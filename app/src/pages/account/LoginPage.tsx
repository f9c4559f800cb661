import { Banner, Link, Stack, Text } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { returnPath } from '../../app/routes/return-path.ts';
import { href } from '../../app/routes/paths.ts';
import { useIsBanned } from '../../app/session/ban.ts';
import { hadSeveralSessions } from '../../app/session/session-mark.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useSignInForm } from '../../app/session/use-sign-in-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in page; redirects to `?from=` afterwards. */
export function LoginPage() {
  const { LL } = useLanguage();
  const target = returnPath(useSearch());
  const { data: config } = useSiteConfig();
  const profile = useProfile();
  const isBanned = useIsBanned();
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const signIn = useSignInForm({
    userName: '',
    takesFocus: true,
    onSignedIn: async () => {
      await sessionChanged();
      navigate(target, { replace: true });
    },
  });
  const isBusy = signIn.form.isSending || signIn.form.isDone;
  if (profile && !isBusy) return <SignedInAlready profile={profile} target={target} />;
  return (
    <AccountFrame
      title={LL.account.signInTitle()}
      lead={config && LL.account.signInLead({ site: config.title })}
    >
      <Stack gap={16}>
        {hadSeveralSessions() && <Banner tone="warn">{LL.frame.severalSessions()}</Banner>}
        {isBanned && <Banner tone="danger">{LL.account.banned()}</Banner>}
        <SignInForm signIn={signIn}>
          {config?.registration?.open !== false && (
            <Text as="p" size={13} tone="muted">
              {LL.account.noAccount()}{' '}
              <Link href={href.register(target === href.home() ? undefined : target)}>
                {LL.account.createAnAccount()}
              </Link>
            </Text>
          )}
        </SignInForm>
      </Stack>
    </AccountFrame>
  );
}
