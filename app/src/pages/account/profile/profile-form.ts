import type { Profile } from '@halyard/sdk/types';
import type { FormWords } from '../../../forms/list-changes.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** The fields of a profile that its owner edits. */
export interface ProfileForm {
  userName: string;
  realName: string;
  stdNumber: string;
  phone: string;
  bio: string;
}

/** The form of a stored profile. */
export function toProfileForm(profile: Profile): ProfileForm {
  const { userName, realName, stdNumber, phone, bio } = profile;
  return { userName, realName, stdNumber, phone: phone ?? '', bio };
}

/** Names and values of the fields, for the save bar. */
export function profileWords(LL: TranslationFunctions): FormWords<ProfileForm> {
  const { realName, stdNumber, phone, bio } = LL.profile.identity;
  const show = (value: string) => (value === '' ? LL.profile.empty() : value);
  return {
    userName: { label: LL.account.userName(), show },
    realName: { label: realName(), show },
    stdNumber: { label: stdNumber(), show },
    phone: { label: phone(), show },
    bio: { label: bio() },
  };
}
