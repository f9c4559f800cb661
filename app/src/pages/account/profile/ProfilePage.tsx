import { Button, PageHeader, Row, Text, useBelow } from '@halyard/ui-kit';
import { SignOutIcon } from '@halyard/ui-kit/icons';
import { useProfile } from '../../../app/session/session.ts';
import { useSignOut } from '../../../app/session/use-sign-out.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ProfileSections } from './ProfileSections.tsx';

/** The own account: identity, e-mail, password, devices, data, and the settings of this device. */
export function ProfilePage() {
  const { LL } = useLanguage();
  const profile = useProfile();
  const signOut = useSignOut();
  // The header of narrow windows only has space for the title and one button.
  const isNarrow = useBelow('md');
  return (
    <>
      <PageHeader
        title={LL.profile.title()}
        actions={
          <Row gap={8}>
            {!isNarrow && profile && (
              <Text size={13} tone="muted" cut>
                {LL.profile.signedInAs({ name: profile.userName })}
              </Text>
            )}
            <Button icon={SignOutIcon} onClick={signOut}>
              {LL.frame.signOut()}
            </Button>
          </Row>
        }
      />
      {profile && <ProfileSections profile={profile} />}
    </>
  );
}
