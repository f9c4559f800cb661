import {
  getGetSiteConfigQueryKey,
  getSiteConfig,
  updateSiteConfig,
  updateSiteConfigChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';
import { toSettingsForm, withEdits } from './settings-form.ts';

/** Saves the edited settings without reverting changes of other administrators. */
export function useSaveSettings() {
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
