import { NewPasswordMin } from '@halyard/sdk/forms';
import { FormField, PasswordField, PasswordMeter } from '@halyard/ui-kit';
import type { Bound } from '../../forms/field-props.ts';
import type { Form } from '../../forms/form.ts';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** A form with a field `password`. */
interface PasswordForm {
  values: { password: string };
  bind: (name: 'password') => Bound<string>;
  field: Form<{ password: string }>['field'];
}

/** The field of a password that is set now, with its rule and its strength. */
export function ChosenPassword({ form, label }: { form: PasswordForm; label: string }) {
  const { LL } = useLanguage();
  const { values, bind, field } = form;
  return (
    <FormField
      label={label}
      {...field('password')}
      hint={LL.account.passwordRule({ min: NewPasswordMin })}
    >
      <PasswordField
        {...bind('password')}
        autoComplete="new-password"
        capsLockHint={LL.account.capsLock()}
      />
      {values.password !== '' && (
        <PasswordMeter password={values.password} words={strengthWords(LL)} />
      )}
    </FormField>
  );
}

interface Repeated {
  password: string;
  repeat: string;
}

interface RepeatForm {
  values: Repeated;
  bind: (name: 'repeat') => Bound<string>;
  field: Form<Repeated>['field'];
}

/** The error of a repetition that differs. */
export function repeatFault(LL: TranslationFunctions, { password, repeat }: Repeated) {
  return repeat === '' || repeat === password ? {} : { repeat: LL.account.passwordsDiffer() };
}

/** The field that repeats the password. */
export function RepeatedPassword({ form: { values, bind, field } }: { form: RepeatForm }) {
  const { LL } = useLanguage();
  const isSame = values.repeat !== '' && values.repeat === values.password;
  return (
    <FormField label={LL.account.repeatPassword()} {...field('repeat')}>
      <PasswordField
        {...bind('repeat')}
        autoComplete="new-password"
        {...(isSame && { valid: LL.account.same() })}
      />
    </FormField>
  );
}

/** Fields for a new password and its repetition. */
export function NewPasswordFields({
  form,
  label,
}: {
  form: PasswordForm & RepeatForm;
  label: string;
}) {
  return (
    <>
      <ChosenPassword form={form} label={label} />
      <RepeatedPassword form={form} />
    </>
  );
}

/** The names of the four levels of the password meter. */
function strengthWords(LL: TranslationFunctions): [string, string, string, string] {
  const { weak, fair, good, strong } = LL.account.strength;
  return [weak(), fair(), good(), strong()];
}
