import { PasswordResetRequest } from '@halyard/sdk/forms';
import { isApiError, resetPassword } from '@halyard/sdk/react';
import { Banner, Button, ButtonLink, Stack, Text } from '@halyard/ui-kit';
import { href } from '../../app/routes/paths.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { withNodes } from '../../i18n/with-nodes.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { DeadLink } from './DeadLink.tsx';
import { type MailLink, noteUsed, useMailLink } from './mail-link.ts';
import { NewPasswordFields, repeatFault } from './NewPasswordFields.tsx';
import { Outcome } from './Outcome.tsx';

/** Sets a new password by a mailed link. */
export function ResetPage() {
  const link = useMailLink();
  return link ? <ResetForm key={link.token} link={link} /> : <NoReset link={null} />;
}

function NoReset({ link }: { link: MailLink | null }) {
  const { LL } = useLanguage();
  return (
    <DeadLink link={link}>
      <ButtonLink variant="primary" size="large" fullWidth href={href.recovery()}>
        {LL.account.link.renew()}
      </ButtonLink>
    </DeadLink>
  );
}

function ResetForm({ link }: { link: MailLink }) {
  const { LL } = useLanguage();
  const words = LL.account.reset;
  const profile = useProfile();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: PasswordResetRequest,
    initial: { password: '', repeat: '' },
    required: ['repeat'],
    verbatim: ['password', 'repeat'],
    takesFocus: true,
    check: (values) => repeatFault(LL, values),
    send: async ({ password }) => {
      await resetPassword({ rToken: link.token, email: link.email, password });
      noteUsed(link);
      // If it was the account of this browser, its session has ended.
      if (profile) await sessionChanged();
    },
  });
  if (isApiError(form.failure, 'LINK_INVALID')) return <NoReset link={link} />;
  if (form.isDone) {
    return (
      <Outcome tone="ok" title={words.done()} lead={words.doneText()}>
        <ButtonLink variant="primary" size="large" fullWidth href={href.login()}>
          {LL.account.signIn()}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <AccountFrame
      title={words.title()}
      lead={withNodes(
        (email) => words.forAddress({ email }),
        <Text tone="text">{link.address}</Text>,
      )}
    >
      <form {...form.props}>
        <Stack gap={16}>
          <NewPasswordFields form={form} label={words.field()} />
          {form.error ? (
            <Banner tone="danger">{form.error}</Banner>
          ) : (
            <Banner>{words.effect()}</Banner>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            kbd="↵"
            busy={form.isSending}
          >
            {words.set()}
          </Button>
        </Stack>
      </form>
    </AccountFrame>
  );
}
