import {
  useGetSiteConfig,
  getGetSiteConfigQueryKey,
  getSiteConfig,
  updateSiteConfig,
  updateSiteConfigChanges,
} from '@halyard/sdk/react';
import type { SiteConfig } from '@halyard/sdk/types';
import { FilterBar, FormColumn, SettingsNav, Split, useBelow } from '@halyard/ui-kit';
import { Fragment, type ReactNode, useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useHash } from '../../../app/routes/use-hash.ts';
import { FormBar } from '../../../forms/FormBar.tsx';
import { listChanges } from '../../../forms/list-changes.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import {
  AccountsSection,
  ContainersSection,
  IdentitySection,
  ThemeSection,
} from './SettingsSections.tsx';
import { StateSection } from './StateSection.tsx';
import { findSections, type SectionId } from './find-sections.ts';
import { settingsWords, toSettingsForm, withEdits } from './settings-form.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { FormLoading } from '../shared/FormLoading.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';
import { useSave } from '../../../changes/use-save.ts';

/** What administrators can set about the site. */
export function SettingsPage() {
  const { LL } = useLanguage();
  const { data: config, error, refetch } = useGetSiteConfig();
  const [searched, search] = useState('');
  const field = (
    <ListSearch label={LL.staff.settings.find()} value={searched} onValueChange={search} />
  );
  // The header of narrow windows has no space for it.
  const isNarrow = useBelow('lg');
  return (
    <>
      <StaffHeader tab="settings" actions={!isNarrow && field} />
      {isNarrow && <FilterBar label={LL.staff.settings.find()}>{field}</FilterBar>}
      {!config &&
        (error ? (
          <LoadFailure error={error} onRetry={refetch} title={LL.staff.settings.loadFailed()} />
        ) : (
          <FormLoading />
        ))}
      {config && <Settings config={config} searched={searched} onClear={() => search('')} />}
    </>
  );
}

interface SettingsProps {
  config: SiteConfig;
  /** Only sections with this are shown. */
  searched: string;
  onClear: () => void;
}

function Settings({ config, searched, onClear }: SettingsProps) {
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
  const hash = useHash();
  const sections = findSections(LL, searched).filter(({ id }) => id !== 'state' || hasState);
  const contents: Record<SectionId, ReactNode> = {
    identity: <IdentitySection form={form} config={config} />,
    theme: <ThemeSection form={form} />,
    accounts: <AccountsSection form={form} />,
    containers: <ContainersSection form={form} />,
    state: <StateSection />,
  };
  return (
    <>
      <Split
        start={{
          width: 208,
          content: (
            <SettingsNav
              label={LL.profile.sections()}
              current={hash === '' ? '#identity' : hash}
              sections={sections.map(({ id, label, icon, fields }) => ({
                href: `#${id}`,
                label,
                icon,
                changed: fields.some((name) => form.changed.includes(name)),
              }))}
            />
          ),
        }}
      >
        <FormColumn>
          {sections.map(({ id }) => (
            <Fragment key={id}>{contents[id]}</Fragment>
          ))}
        </FormColumn>
        {sections.length === 0 && (
          <NoMatch
            title={LL.staff.settings.noMatch()}
            clear={LL.common.clear()}
            onClear={onClear}
          />
        )}
      </Split>
      <FormBar
        form={form}
        changes={listChanges(stored, form, settingsWords(LL), LL.common.edits.edited())}
      />
    </>
  );
}

/** Saves the edited settings without reverting changes of other administrators. */
function useSaveSettings() {
  return useSave({
    key: getGetSiteConfigQueryKey(),
    read: () => getSiteConfig(),
    toValues: toSettingsForm,
    write: async (newest, edits) => {
      await updateSiteConfig(withEdits(newest, edits), { ifMatch: newest });
      return getSiteConfig();
    },
    changes: updateSiteConfigChanges,
    params: {},
    scope: 'settings',
  });
}
