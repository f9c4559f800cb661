import { UserNameMax } from '@halyard/sdk/forms';
import type { Profile } from '@halyard/sdk/types';
import {
  CharacterCount,
  FormField,
  FormSection,
  Grid,
  Stack,
  TextArea,
  TextField,
} from '@halyard/ui-kit';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { PictureField } from './PictureField.tsx';
import type { ProfileForm } from './profile-form.ts';

interface IdentitySectionProps {
  profile: Profile;
  form: Form<ProfileForm>;
}

/** Who one is: picture, names, and what only staff sees. */
export function IdentitySection({ profile, form }: IdentitySectionProps) {
  const { LL } = useLanguage();
  const words = LL.profile.identity;
  const { bind, field, values } = form;
  const staffOnly = LL.profile.staffOnly();
  const bio = bind('bio');
  return (
    <FormSection id="identity" title={words.title()} description={words.text()}>
      <PictureField profile={profile} />
      <form {...form.props}>
        <Stack gap={16}>
          <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" gap={16} align="start">
            <FormField
              label={LL.account.userName()}
              {...field('userName')}
              note={<CharacterCount value={values.userName} max={UserNameMax} />}
            >
              <TextField {...bind('userName')} autoComplete="username" autoCapitalize="none" />
            </FormField>
            <FormField label={words.realName()} optional={staffOnly} {...field('realName')}>
              <TextField {...bind('realName')} autoComplete="name" />
            </FormField>
            <FormField label={words.stdNumber()} optional={staffOnly} {...field('stdNumber')}>
              <TextField {...bind('stdNumber')} autoComplete="off" />
            </FormField>
            <FormField label={words.phone()} optional={staffOnly} {...field('phone')}>
              <TextField {...bind('phone')} type="tel" autoComplete="tel" />
            </FormField>
          </Grid>
          <FormField
            label={words.bio()}
            {...field('bio')}
            {...(bio.maxLength !== undefined && {
              note: <CharacterCount value={values.bio} max={bio.maxLength} />,
            })}
          >
            <TextArea {...bio} rows={2} />
          </FormField>
        </Stack>
      </form>
    </FormSection>
  );
}
