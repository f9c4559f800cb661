import {
  getGetProfileQueryKey,
  getProfile,
  updateProfile,
  updateProfileChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';
import { toProfileForm } from './profile-form.ts';

/** Saves the edited fields of the own profile. */
export function useSaveProfile() {
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
