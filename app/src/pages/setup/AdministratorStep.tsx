import { isApiError } from '@halyard/sdk/react';
import {
  EmailMax,
  NewPasswordMax,
  NewPasswordMin,
  setupRequestTokenMax,
  UserNameMax,
  UserNameMin,
} from '@halyard/sdk/schemas';
import {
  Banner,
  CharacterCount,
  FormField,
  PasswordField,
  PasswordMeter,
  TextField,
} from '@halyard/ui-kit';
import { fieldErrors, formFailure } from '../../app/failure.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { strengthWords } from '../account/strength-words.ts';
import { SetupForm } from './SetupForm.tsx';
import { tokenFromPaste } from './use-setup-token.ts';
import type { Setup } from './use-setup.ts';

/** Who administers the site; and the one-time code, where no link has brought it. */
export function AdministratorStep({ setup }: { setup: Setup }) {
  const { LL } = useLanguage();
  const { values, bind, adminError } = setup;
  const errors = fieldErrors(LL, adminError);
  const isTokenRefused = isApiError(adminError, 'SETUP_TOKEN_INVALID');
  const code = bind('token');
  return (
    <SetupForm
      error={adminError}
      onSubmit={() => setup.goTo('site')}
      failure={isTokenRefused ? null : formFailure(LL, adminError)}
    >
      {isTokenRefused && <Banner tone="danger">{LL.setup.tokenRefused()}</Banner>}
      {setup.asksForToken && (
        <FormField label={LL.setup.token()} required hint={LL.setup.tokenHint()}>
          <TextField
            {...code}
            onValueChange={(text) => code.onValueChange(tokenFromPaste(text))}
            mono
            required
            maxLength={setupRequestTokenMax}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
      )}
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
    </SetupForm>
  );
}
