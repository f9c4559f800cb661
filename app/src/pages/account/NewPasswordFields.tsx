import { NewPasswordMin } from '@halyard/sdk/forms';
import { FormField, PasswordField, PasswordMeter } from '@halyard/ui-kit';
import type { Bound } from '../../forms/field-props.ts';
import type { Form } from '../../forms/form.ts';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { strengthWords } from './strength-words.ts';

interface NewPassword {
  password: string;
  repeat: string;
}

/** A form that contains these fields. */
interface NewPasswordForm {
  values: NewPassword;
  bind: (name: keyof NewPassword) => Bound<string>;
  field: Form<NewPassword>['field'];
}

/** The error of a repetition that differs. */
export function repeatFault(LL: TranslationFunctions, { password, repeat }: NewPassword) {
  return repeat === '' || repeat === password ? {} : { repeat: LL.account.passwordsDiffer() };
}

/** Fields for a new password and its repetition. */
export function NewPasswordFields({ form, label }: { form: NewPasswordForm; label: string }) {
  const { LL } = useLanguage();
  const { values, bind, field } = form;
  const isSame = values.repeat !== '' && values.repeat === values.password;
  return (
    <>
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
      <FormField label={LL.account.repeatPassword()} {...field('repeat')}>
        <PasswordField
          {...bind('repeat')}
          autoComplete="new-password"
          {...(isSame && { valid: LL.account.same() })}
        />
      </FormField>
    </>
  );
}
