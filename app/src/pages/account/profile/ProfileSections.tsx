import { ProfileUpdate } from '@halyard/sdk/forms';
import { hasRole } from '@halyard/sdk/rules';
import type { Profile } from '@halyard/sdk/types';
import {
  FormColumn,
  SettingsNav,
  Split,
  useBelow,
  FormSection,
  Banner,
  Button,
  Grid,
  TextField,
} from '@halyard/ui-kit';
import {
  ColorIcon,
  DeviceIcon,
  DownloadIcon,
  KeyIcon,
  LanguageIcon,
  MailIcon,
  TokenIcon,
  UserIcon,
} from '@halyard/ui-kit/icons';
import { useHash } from '../../../app/routes/use-hash.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { FormBar } from '../../../forms/FormBar.tsx';
import { listChanges } from '../../../forms/list-changes.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { DataSection } from './DataSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { profileWords, toProfileForm } from './profile-form.ts';
import { SessionsSection } from './SessionsSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import { AppearanceFields } from '../../../app/appearance/AppearanceFields.tsx';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import {
  getGetProfileQueryKey,
  getProfile,
  updateProfile,
  updateProfileChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';

const ChangeEmailDialog = lazyDialog(
  async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog,
);

/** The sections of the profile with links to them, and the bar that saves the fields of the first. */
export function ProfileSections({ profile }: { profile: Profile }) {
  const { LL } = useLanguage();
  const stored = toProfileForm(profile);
  const save = useSaveProfile();
  const form = useForm({
    schema: ProfileUpdate,
    stored,
    required: ['userName'],
    send: (_values, edit) => save(edit),
  });
  const hasSessions = useExtension('sessions') === true;
  // Only what monitors may read takes a token.
  const hasTokens = useExtension('ownTokens') === true && hasRole(profile, 'Monitor');
  const hasData = useExtension('ownData') === true;
  const words = LL.profile;
  const sections = [
    {
      href: '#identity',
      label: words.identity.title(),
      icon: UserIcon,
      changed: form.changed.length > 0,
    },
    { href: '#email', label: LL.account.email(), icon: MailIcon },
    { href: '#password', label: words.password.title(), icon: KeyIcon },
    ...(hasSessions
      ? [{ href: '#sessions', label: words.sessions.title(), icon: DeviceIcon }]
      : []),
    { href: '#language', label: LL.frame.language.title(), icon: LanguageIcon },
    { href: '#appearance', label: words.appearance(), icon: ColorIcon },
    ...(hasTokens ? [{ href: '#tokens', label: LL.tokens.caption(), icon: TokenIcon }] : []),
    ...(hasData ? [{ href: '#data', label: words.data.title(), icon: DownloadIcon }] : []),
  ];
  const hash = useHash();
  // The bar has no room for a longer label.
  const isSmall = useBelow('sm');
  return (
    <>
      <Split
        start={{
          width: 208,
          content: (
            <SettingsNav
              label={words.sections()}
              sections={sections}
              current={hash === '' ? '#identity' : hash}
            />
          ),
        }}
      >
        <FormColumn>
          <IdentitySection profile={profile} form={form} />
          <EmailSection email={profile.email} />
          <PasswordSection hasTokens={hasTokens} />
          {hasSessions && <SessionsSection />}
          <LanguageSection />
          <AppearanceSection />
          {hasTokens && <TokensSection />}
          {hasData && <DataSection profile={profile} />}
        </FormColumn>
      </Split>
      <FormBar
        form={form}
        changes={listChanges(stored, form, profileWords(LL), LL.common.edits.edited())}
        {...(!isSmall && { saveLabel: words.save() })}
      />
    </>
  );
}

/** Theme, contrast and colour on this device. */
function AppearanceSection() {
  const { LL } = useLanguage();
  return (
    <FormSection
      id="appearance"
      title={LL.profile.appearance()}
      description={LL.profile.appearanceWhy()}
    >
      <AppearanceFields />
    </FormSection>
  );
}

/** The address of the account. A new one has to be confirmed by a mailed link. */
function EmailSection({ email }: { email: string }) {
  const { LL } = useLanguage();
  const words = LL.profile.email;
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<{ newMail: string; isProven: boolean } | null>(null);
  return (
    <FormSection id="email" title={LL.account.email()} description={words.text()}>
      <Grid columns="minmax(0, 1fr) auto" from="sm" gap={12} align="center">
        <TextField
          value={email}
          readOnly
          aria-label={LL.account.email()}
          type="email"
          autoComplete="email"
        />
        <Button onClick={() => setOpen(true)}>{words.change()}</Button>
      </Grid>
      {sent !== null && sent.newMail !== email && (
        <Banner>
          {sent.isProven ? words.sent({ email: sent.newMail }) : words.approvalSent({ email })}
        </Banner>
      )}
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} onSent={setSent} />}
    </FormSection>
  );
}

/** Saves the edited fields of the user's profile. */
function useSaveProfile() {
  return useSave({
    key: getGetProfileQueryKey(),
    read: () => getProfile(),
    toValues: toProfileForm,
    write: async (_newest, edits) => {
      await updateProfile(edits);
      return getProfile();
    },
    changes: updateProfileChanges,
    params: {},
    scope: 'profile',
  });
}
