import { confirmEmailChange, isApiError } from '@halyard/sdk/react';
import type { Profile } from '@halyard/sdk/types';
import { Banner, Button, ButtonLink, PageLoader, Stack, Text } from '@halyard/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../app/errors/failure-text.ts';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useProfileQuery, useSessionChanged } from '../../app/session/session.ts';
import { useSignInForm } from '../../app/session/use-sign-in-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { withNodes } from '../../i18n/with-nodes.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { DeadLink } from './DeadLink.tsx';
import { type MailLink, noteUsed, useMailLink } from './mail-link.ts';
import { Outcome } from './Outcome.tsx';
import { SignInForm } from './SignInForm.tsx';

/**
 * Confirms a new e-mail address by a mailed link, or allows one by the link that the present address got.
 * The account that asked for it has to be signed in.
 */
export function ConfirmPage() {
  const link = useMailLink();
  const { data: profile, error, refetch } = useProfileQuery();
  if (!link) return <NotConfirmed link={null} />;
  if (profile) return <Confirm key={link.token} link={link} profile={profile} />;
  if (profile === null) return <SignInFirst link={link} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <PageLoader whole />;
}

function NotConfirmed({ link }: { link: MailLink | null }) {
  const { LL } = useLanguage();
  return (
    <DeadLink link={link}>
      <ButtonLink variant="primary" size="large" fullWidth href={href.profile()}>
        {LL.account.confirm.toProfile()}
      </ButtonLink>
    </DeadLink>
  );
}

/** The link stays with this page: an address to return to would carry its token. */
function SignInFirst({ link }: { link: MailLink }) {
  const { LL } = useLanguage();
  const sessionChanged = useSessionChanged();
  const signIn = useSignInForm({ userName: '', takesFocus: true, onSignedIn: sessionChanged });
  return (
    <AccountFrame
      title={LL.account.confirm.title()}
      lead={withNodes(
        (email) => LL.account.confirm.signInFirst({ email }),
        <Text tone="text">{link.address}</Text>,
      )}
    >
      <SignInForm signIn={signIn} />
    </AccountFrame>
  );
}

function Confirm({ link, profile }: { link: MailLink; profile: Profile }) {
  const { LL } = useLanguage();
  const words = LL.account.confirm;
  const sessionChanged = useSessionChanged();
  // The address changes with the session, and the page goes on to say what it was about.
  const [isApproval] = useState(link.address.toLowerCase() === profile.email.toLowerCase());
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      await confirmEmailChange({ token: link.token, email: link.email });
      noteUsed(link);
      await sessionChanged();
    },
  });
  const name = profile.userName;
  if (isApiError(error, 'LINK_INVALID')) return <NotConfirmed link={link} />;
  if (isSuccess) {
    return (
      <Outcome
        tone="ok"
        title={isApproval ? words.approved() : words.done()}
        lead={
          isApproval
            ? words.approvedText()
            : LL.account.verify.doneText({ email: link.address, name })
        }
      >
        <ButtonLink variant="primary" size="large" fullWidth href={href.profile()}>
          {words.toProfile()}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <AccountFrame
      title={isApproval ? words.approveTitle() : words.title()}
      lead={<ConfirmLead link={link} name={name} isApproval={isApproval} />}
    >
      <Stack gap={16}>
        {error && <Banner tone="danger">{failureText(LL, error)}</Banner>}
        {!error && !isApproval && <Banner>{words.effect()}</Banner>}
        <Button variant="primary" size="large" fullWidth busy={isPending} onClick={() => mutate()}>
          {isApproval ? words.approve() : words.confirm()}
        </Button>
      </Stack>
    </AccountFrame>
  );
}

interface ConfirmLeadProps {
  link: MailLink;
  name: string;
  isApproval: boolean;
}

function ConfirmLead({ link, name, isApproval }: ConfirmLeadProps) {
  const words = useLanguage().LL.account.confirm;
  const who = <Text tone="text">{name}</Text>;
  return isApproval
    ? withNodes((userName) => words.approveText({ name: userName }), who)
    : withNodes(
        (email, userName) => words.text({ email, name: userName }),
        <Text tone="text">{link.address}</Text>,
        who,
      );
}
