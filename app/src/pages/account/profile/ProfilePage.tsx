import { Banner, Button, FormColumn, PageHeader, Row, Text, useBelow } from '@halyard/ui-kit';
import { SignOutIcon } from '@halyard/ui-kit/icons';
import { useProfile } from '../../../app/session/session.ts';
import { useSignOut } from '../../../app/session/use-sign-out.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';

/** The profile; so far only the settings of this device. */
export function ProfilePage() {
  const { LL } = useLanguage();
  const profile = useProfile();
  const signOut = useSignOut();
  // The header of narrow windows only has space for the title and one button.
  const isNarrow = useBelow('md');
  const who = profile && (
    <Text size={13} tone="muted" cut>
      {LL.profile.signedInAs({ name: profile.userName })}
    </Text>
  );
  return (
    <>
      <PageHeader
        title={LL.profile.title()}
        actions={
          <Row gap={8}>
            {!isNarrow && who}
            <Button icon={SignOutIcon} onClick={signOut}>
              {LL.frame.signOut()}
            </Button>
          </Row>
        }
      />
      <FormColumn>
        {isNarrow && who}
        <LanguageSection />
        <AppearanceSection />
        <Banner tone="info">{LL.profile.notBuilt()}</Banner>
      </FormColumn>
    </>
  );
}
