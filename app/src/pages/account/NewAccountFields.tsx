import { UserNameMax } from '@halyard/sdk/forms';
import { CharacterCount, FormField, TextField } from '@halyard/ui-kit';
import type { Bound } from '../../forms/field-props.ts';
import type { Form } from '../../forms/form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { ChosenPassword } from './NewPasswordFields.tsx';

interface NewAccount {
  email: string;
  userName: string;
  password: string;
}

/** A form that contains these fields. */
interface NewAccountForm {
  values: NewAccount;
  bind: (name: keyof NewAccount) => Bound<string>;
  field: Form<NewAccount>['field'];
}

interface NewAccountFieldsProps {
  form: NewAccountForm;
  /** What the site does with the address, and which it allows. */
  emailHint?: string | undefined;
}

/** Fields for e-mail, user name and password of a new account. */
export function NewAccountFields({ form, emailHint }: NewAccountFieldsProps) {
  const { LL } = useLanguage();
  const { values, bind, field } = form;
  return (
    <>
      <FormField label={LL.account.email()} {...field('email')} hint={emailHint}>
        <TextField {...bind('email')} type="email" autoComplete="email" />
      </FormField>
      <FormField
        label={LL.account.userName()}
        {...field('userName')}
        note={<CharacterCount value={values.userName} max={UserNameMax} />}
      >
        <TextField {...bind('userName')} autoComplete="username" autoCapitalize="none" />
      </FormField>
      <ChosenPassword form={form} label={LL.account.password()} />
    </>
  );
}
