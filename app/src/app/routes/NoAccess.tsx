import type { Profile, Role } from '@halyard/sdk/types';
import { Button, ButtonLink, NoAccess as NoAccessPage } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { BareHeader } from '../frame/BareHeader.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { href } from './paths.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** Shown for a page that requires a higher role than the user has. */
export function NoAccess({ profile, role }: { profile: Profile; role: Role }) {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const signOut = useSignOut(href.login(path));
  return (
    <>
      <BareHeader>{LL.frame.noAccessPage()}</BareHeader>
      <NoAccessPage
        place={LL.frame.noAccessPlace({ path })}
        title={LL.frame.noAccessTitle({ role: LL.terms.role[role]() })}
        actions={
          <>
            <ButtonLink variant="primary" href={href.home()}>
              {LL.frame.goHome()}
            </ButtonLink>
            <Button onClick={signOut}>{LL.frame.signInElse()}</Button>
          </>
        }
      >
        {LL.frame.noAccessText({
          name: profile.userName,
          own: LL.terms.role[profile.role](),
        })}
      </NoAccessPage>
    </>
  );
}
