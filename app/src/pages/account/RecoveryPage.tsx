import { PasswordResetMailRequest } from '@halyard/sdk/forms';
import { requestPasswordReset } from '@halyard/sdk/react';
import { Banner, Button, FormField, Link, Stack, Text, TextField } from '@halyard/ui-kit';
import { useState } from 'react';
import { useCaptcha } from '../../app/captcha/use-captcha.tsx';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { withNodes } from '../../i18n/with-nodes.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { MailSent } from './MailSent.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useRegistrationPolicy } from './use-registration-policy.ts';

/** Asks for a link to set a new password. The answer does not tell whether the address is known. */
export function RecoveryPage() {
  const { LL } = useLanguage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  if (sentTo === null) {
    return (
      <RecoveryForm
        email={typed}
        onSent={(email) => {
          setTyped(email);
          setSentTo(email);
        }}
      />
    );
  }
  return (
    <MailSent
      lead={withNodes(
        (email) => LL.account.mail.recovery({ email }),
        <Text tone="text">{sentTo}</Text>,
      )}
    >
      <SendAgain
        wasSent
        action="Recovery"
        send={(answer) => requestPasswordReset({ email: sentTo, ...answer })}
      >
        <Button variant="ghost" size="large" onClick={() => setSentTo(null)}>
          {LL.account.mail.otherAddress()}
        </Button>
      </SendAgain>
    </MailSent>
  );
}

interface RecoveryFormProps {
  email: string;
  onSent: (email: string) => void;
}

function RecoveryForm({ email, onSent }: RecoveryFormProps) {
  const { LL } = useLanguage();
  const words = LL.account.recovery;
  const profile = useProfile();
  const policy = useRegistrationPolicy();
  const captcha = useCaptcha('Recovery');
  const form = useForm({
    schema: PasswordResetMailRequest,
    initial: { email },
    takesFocus: true,
    send: async (data) => {
      await captcha.send((answer) => requestPasswordReset({ ...data, ...answer }));
      onSent(data.email);
    },
  });
  return (
    <AccountFrame title={words.title()} lead={words.lead()}>
      <form {...form.props}>
        <Stack gap={16}>
          {policy?.mail === false && <Banner tone="warn">{words.noMail()}</Banner>}
          {profile && <Banner>{LL.account.signedInNow({ name: profile.userName })}</Banner>}
          <FormField label={LL.account.email()} hint={words.hint()} {...form.field('email')}>
            <TextField {...form.bind('email')} type="email" autoComplete="email" />
          </FormField>
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          {captcha.box}
          <Button type="submit" variant="primary" size="large" fullWidth busy={form.isSending}>
            {captcha.isAwaited ? words.sendWhenChecked() : words.send()}
          </Button>
          <Text as="p" size={13} tone="muted" align="center">
            {words.remembered()} <Link href={href.login()}>{LL.account.signIn()}</Link>
          </Text>
        </Stack>
      </form>
    </AccountFrame>
  );
}
