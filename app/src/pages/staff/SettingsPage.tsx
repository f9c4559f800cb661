import { useGetSiteConfig } from '@halyard/sdk/react';
import type { SiteConfig } from '@halyard/sdk/types';
import { FormColumn } from '@halyard/ui-kit';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useExtension } from '../../app/routes/use-extension.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { listChanges } from '../../forms/list-changes.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import {
  AccountsSection,
  ContainersSection,
  IdentitySection,
  ThemeSection,
} from './settings/SettingsSections.tsx';
import { StateSection } from './settings/StateSection.tsx';
import { settingsWords, toSettingsForm } from './settings/settings-form.ts';
import { useSaveSettings } from './settings/use-save-settings.ts';
import { FormLoading } from './shared/FormLoading.tsx';
import { StaffHeader } from './shared/StaffHeader.tsx';

/** What administrators can set about the site. */
export function SettingsPage() {
  const { LL } = useLanguage();
  const { data: config, error, refetch } = useGetSiteConfig();
  return (
    <>
      <StaffHeader tab="settings" />
      {!config &&
        (error ? (
          <LoadFailure error={error} onRetry={refetch} title={LL.staff.settings.loadFailed()} />
        ) : (
          <FormLoading />
        ))}
      {config && <Settings config={config} />}
    </>
  );
}

function Settings({ config }: { config: SiteConfig }) {
  const { LL } = useLanguage();
  const stored = toSettingsForm(config);
  const save = useSaveSettings();
  const hasState = useExtension('siteState') === true;
  const form = useForm({
    stored,
    required: ['defaultLifetime', 'extensionDuration', 'renewalWindow'],
    verbatim: ['footerInfo'],
    send: (_values, edit) => save(edit),
  });
  return (
    <>
      <FormColumn>
        <IdentitySection form={form} config={config} />
        <ThemeSection form={form} />
        <AccountsSection form={form} />
        <ContainersSection form={form} />
        {hasState && <StateSection />}
      </FormColumn>
      <FormBar
        form={form}
        changes={listChanges(stored, form, settingsWords(LL), LL.common.edits.edited())}
      />
    </>
  );
}
