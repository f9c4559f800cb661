import { changePasswordChanges, invalidate } from '@halyard/sdk/react';
import { Banner, Button, FormSection, Grid, Row, Stack, toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CurrentPassword, usePasswordForm } from '../password-form.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';

const TWO_COLUMNS = {
  columns: 'minmax(0, 1fr) minmax(0, 1fr)',
  from: 'sm',
  gap: 16,
  align: 'start',
} as const;

/** Changes the password, which signs out all other devices. */
export function PasswordSection() {
  const { LL } = useLanguage();
  const words = LL.profile.password;
  const client = useQueryClient();
  const form = usePasswordForm({
    resets: true,
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
