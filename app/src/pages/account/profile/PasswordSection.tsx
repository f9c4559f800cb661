import { changePasswordChanges, invalidate, useListOwnTokens } from '@halyard/sdk/react';
import { Banner, Button, Checkbox, FormSection, Grid, Row, Stack, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CurrentPassword, usePasswordForm } from '../password-form.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';

const TWO_COLUMNS = {
  columns: 'minmax(0, 1fr) minmax(0, 1fr)',
  from: 'sm',
  gap: 16,
  align: 'start',
} as const;

interface PasswordSectionProps {
  /** The person can have API tokens. */
  hasTokens: boolean;
}

/** Changes the password, which signs out all other devices and ends API tokens unless told not to. */
export function PasswordSection({ hasTokens }: PasswordSectionProps) {
  const { LL } = useLanguage();
  const words = LL.profile.password;
  const client = useQueryClient();
  const [endsTokens, setEndsTokens] = useState(true);
  const asks = useHasWorkingTokens(hasTokens);
  const form = usePasswordForm({
    resets: true,
    endTokens: asks ? endsTokens : undefined,
    onChanged: async () => {
      toast({ title: words.changed(), detail: words.changedText() });
      void invalidate(client, changePasswordChanges, {});
    },
  });
  return (
    <FormSection id="password" title={words.title()} description={words.text()}>
      <form {...form.props}>
        <Stack gap={16}>
          <Grid {...TWO_COLUMNS}>
            <CurrentPassword form={form} />
          </Grid>
          <Grid {...TWO_COLUMNS}>
            <NewPasswordFields form={form} label={words.field()} />
          </Grid>
          {asks && (
            <Checkbox
              checked={endsTokens}
              onCheckedChange={setEndsTokens}
              hint={words.endTokensHint()}
            >
              {words.endTokens()}
            </Checkbox>
          )}
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          <Row>
            <Button type="submit" busy={form.isSending}>
              {words.change()}
            </Button>
          </Row>
        </Stack>
      </form>
    </FormSection>
  );
}

/** Whether a new password ends API tokens. When they cannot be read it may. */
function useHasWorkingTokens(hasTokens: boolean): boolean {
  const isOffered = useExtension('tokenRevocation') === true;
  const { data: tokens, error } = useListOwnTokens({ query: { enabled: hasTokens && isOffered } });
  if (!hasTokens || !isOffered) return false;
  if (!tokens) return error !== null;
  return tokens.some((token) => token.revocation !== 'Account');
}
