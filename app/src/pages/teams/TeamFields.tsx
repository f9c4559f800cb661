import { teamInputBioMax, teamInputNameMax } from '@halyard/sdk/forms';
import { CharacterCount, FormField, TextField } from '@halyard/ui-kit';
import type { Bound } from '../../forms/field-props.ts';
import type { Form } from '../../forms/form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface TeamText {
  name: string;
  bio: string;
}

/** A form that contains these fields. */
interface TeamForm {
  values: TeamText;
  bind: (name: keyof TeamText) => Bound<string>;
  field: Form<TeamText>['field'];
}

/** Fields for the name of a team and its line about itself. */
export function TeamFields({ form: { values, bind, field } }: { form: TeamForm }) {
  const { LL } = useLanguage();
  return (
    <>
      <FormField
        label={LL.teams.name()}
        {...field('name')}
        note={<CharacterCount value={values.name} max={teamInputNameMax} />}
      >
        <TextField {...bind('name')} autoComplete="off" />
      </FormField>
      <FormField
        label={LL.teams.bio()}
        optional
        {...field('bio')}
        note={<CharacterCount value={values.bio} max={teamInputBioMax} />}
      >
        <TextField {...bind('bio')} autoComplete="off" />
      </FormField>
    </>
  );
}
