import { isApiError } from '@halyard/sdk/react';
import { setupRequestTokenMax } from '@halyard/sdk/schemas';
import { Banner, FormField, TextField } from '@halyard/ui-kit';
import { fieldErrors, formFailure } from '../../app/errors/failure-text.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { NewAccountFields } from '../account/NewAccountFields.tsx';
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
      <NewAccountFields {...{ values, bind, errors }} />
    </SetupForm>
  );
}
