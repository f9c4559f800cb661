import type { Profile } from '@halyard/sdk/types';
import { Button, ButtonLink, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useSignOut } from '../../app/session/use-sign-out.ts';
import { href } from '../../app/routes/paths.ts';
import { AccountFrame } from './AccountFrame.tsx';

interface SignedInAlreadyProps {
  profile: Profile;
  /** The address to continue to. */
  target: string;
}

/**
 * Replaces the sign-in form if the user is already signed in: continue, or sign in as someone else.
 */
export function SignedInAlready({ profile, target }: SignedInAlreadyProps) {
  const { LL } = useLanguage();
  const signOut = useSignOut(href.login(target));
  return (
    <AccountFrame
      hoist={false}
      title={LL.account.signedInTitle()}
      lead={LL.account.signedInAs({ name: profile.userName })}
    >
      <Stack gap={12}>
        <ButtonLink variant="primary" size="large" fullWidth href={target}>
          {LL.account.goOn()}
        </ButtonLink>
        <Button size="large" fullWidth onClick={signOut}>
          {LL.frame.signInElse()}
        </Button>
      </Stack>
    </AccountFrame>
  );
}
