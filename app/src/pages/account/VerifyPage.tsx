import { isApiError, requestVerification, verifyAccount } from '@halyard/sdk/react';
import { Banner, Button, ButtonLink, Stack, Text } from '@halyard/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../app/errors/failure-text.ts';
import { href } from '../../app/routes/paths.ts';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { withNodes } from '../../i18n/with-nodes.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { DeadLink } from './DeadLink.tsx';
import { type MailLink, noteUsed, useMailLink } from './mail-link.ts';
import { SendAgain } from './SendAgain.tsx';
import { Verified } from './Verified.tsx';

/** Confirms a new account by a mailed link, after a press: mail scanners open links. */
export function VerifyPage() {
  const link = useMailLink();
  return link ? <Verify key={link.token} link={link} /> : <NotVerified link={null} />;
}

function NotVerified({ link }: { link: MailLink | null }) {
  const { LL } = useLanguage();
  const canSend = useExtension('verification') === true;
  return (
    <DeadLink link={link}>
      <ButtonLink variant="primary" size="large" fullWidth href={href.login()}>
        {LL.account.signIn()}
      </ButtonLink>
      {link && canSend && (
        <SendAgain
          action="Verification"
          send={(answer) => requestVerification({ userName: link.address, ...answer })}
        />
      )}
    </DeadLink>
  );
}

function Verify({ link }: { link: MailLink }) {
  const { LL } = useLanguage();
  const words = LL.account.verify;
  const profile = useProfile();
  const sessionChanged = useSessionChanged();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      await verifyAccount({ token: link.token, email: link.email });
      noteUsed(link);
      await sessionChanged();
    },
  });
  if (isApiError(error, 'LINK_INVALID')) return <NotVerified link={link} />;
  if (isSuccess) return <Verified address={link.address} />;
  return (
    <AccountFrame
      title={words.title()}
      lead={withNodes((email) => words.text({ email }), <Text tone="text">{link.address}</Text>)}
    >
      <Stack gap={16}>
        {profile && !isPending && <Banner>{words.otherSession({ name: profile.userName })}</Banner>}
        {error && <Banner tone="danger">{failureText(LL, error)}</Banner>}
        <Button variant="primary" size="large" fullWidth busy={isPending} onClick={() => mutate()}>
          {words.confirm()}
        </Button>
      </Stack>
    </AccountFrame>
  );
}
