import { PasswordChangeRequest } from '@halyard/sdk/forms';
import { changePassword, changePasswordChanges, invalidate } from '@halyard/sdk/react';
import {
  Banner,
  Button,
  FormField,
  FormSection,
  Grid,
  PasswordField,
  Row,
  Stack,
  toast,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { NewPasswordFields, repeatFault } from '../NewPasswordFields.tsx';

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
  const form = useForm({
    schema: PasswordChangeRequest,
    initial: { old: '', password: '', repeat: '' },
    required: ['password', 'repeat'],
    verbatim: ['old', 'password', 'repeat'],
    names: { new: 'password' },
    blame: ({ code }) => (code === 'WRONG_PASSWORD' ? 'old' : undefined),
    check: (values) => repeatFault(LL, values),
    resets: true,
    send: async ({ old, password }) => {
      await changePassword({ old, new: password });
      toast({ title: words.changed(), detail: words.changedText() });
      void invalidate(client, changePasswordChanges, {});
    },
  });
  return (
    <FormSection id="password" title={words.title()} description={words.text()}>
      <form {...form.props}>
        <Stack gap={16}>
          <Grid {...TWO_COLUMNS}>
            <FormField label={words.current()} {...form.field('old')}>
              <PasswordField
                {...form.bind('old')}
                autoComplete="current-password"
                capsLockHint={LL.account.capsLock()}
              />
            </FormField>
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
