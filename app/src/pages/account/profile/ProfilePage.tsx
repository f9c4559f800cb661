import { Banner, Button, FormColumn, PageHeader, Row, Text } from '@halyard/ui-kit';
import { SignOutIcon } from '@halyard/ui-kit/icons';
import { useProfile } from '../../../app/session/session.ts';
import { useSignOut } from '../../../app/use-sign-out.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';

/** What somebody sets for themselves: so far what stays on the device. */
export function ProfilePage() {
  const { LL } = useLanguage();
  const profile = useProfile();
  const signOut = useSignOut();
  return (
    <>
      <PageHeader
        title={LL.profile.title()}
        actions={
          <Row gap={8}>
            {profile && (
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
      <FormColumn>
        <LanguageSection />
        <AppearanceSection />
        <Banner tone="info">{LL.profile.notBuilt()}</Banner>
      </FormColumn>
    </>
  );
}
