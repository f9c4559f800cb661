import {
  EmailMax,
  NewPasswordMax,
  NewPasswordMin,
  UserNameMax,
  UserNameMin,
} from '@halyard/sdk/schemas';
import {
  CharacterCount,
  FormField,
  PasswordField,
  PasswordMeter,
  TextField,
} from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { strengthWords } from './strength-words.ts';

type Name = 'email' | 'userName' | 'password';

interface NewAccountFieldsProps {
  values: Record<Name, string>;
  /** Ties a field to its text: the `bind` of `useFields`. */
  bind: (name: Name) => { name: string; value: string; onValueChange: (value: string) => void };
  /** What is wrong with a field, by its name. */
  errors: Partial<Record<string, string>>;
}

/** E-mail, user name and password of an account that is being made. */
export function NewAccountFields({ values, bind, errors }: NewAccountFieldsProps) {
  const { LL } = useLanguage();
  return (
    <>
      <FormField label={LL.account.email()} required error={errors['email']}>
        <TextField
          {...bind('email')}
          type="email"
          required
          maxLength={EmailMax}
          autoComplete="email"
        />
      </FormField>
      <FormField
        label={LL.account.userName()}
        required
        error={errors['userName']}
        note={<CharacterCount value={values.userName} max={UserNameMax} />}
      >
        <TextField
          {...bind('userName')}
          required
          minLength={UserNameMin}
          maxLength={UserNameMax}
          autoComplete="username"
          autoCapitalize="none"
        />
      </FormField>
      <FormField
        label={LL.account.password()}
        required
        hint={LL.account.passwordRule({ min: NewPasswordMin })}
        error={errors['password']}
      >
        <PasswordField
          {...bind('password')}
          required
          minLength={NewPasswordMin}
          maxLength={NewPasswordMax}
          autoComplete="new-password"
          capsLockHint={LL.account.capsLock()}
        />
        {values.password !== '' && (
          <PasswordMeter password={values.password} words={strengthWords(LL)} />
        )}
      </FormField>
    </>
  );
}
