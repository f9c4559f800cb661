import { isApiError } from '@halyard/sdk/react';
import { FormField, TextField } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { NewAccountFields } from '../account/NewAccountFields.tsx';
import { SetupForm } from './SetupForm.tsx';
import { tokenFromPaste } from './use-setup-token.ts';
import type { Setup } from './use-setup.ts';

/** The first administrator, and the one-time code if it is not in the link. */
export function AdministratorStep({ setup }: { setup: Setup }) {
  const { LL } = useLanguage();
  const { administrator: form } = setup;
  const isTokenRefused = isApiError(form.failure, 'SETUP_TOKEN_INVALID');
  const code = form.bind('token');
  return (
    <SetupForm props={form.props} error={isTokenRefused ? LL.setup.tokenRefused() : form.error}>
      {setup.asksForToken && (
        <FormField label={LL.setup.token()} {...form.field('token')} hint={LL.setup.tokenHint()}>
          <TextField
            {...code}
            onValueChange={(text) => code.onValueChange(tokenFromPaste(text))}
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
      )}
      <NewAccountFields form={form} />
    </SetupForm>
  );
}
