import type { RegisterStatus } from '@halyard/sdk/types';
import { requestVerification } from '@halyard/sdk/react';
import { Link, Text } from '@halyard/ui-kit';
import { LockedIcon, PendingIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { returnPath } from '../../app/routes/return-path.ts';
import { href } from '../../app/routes/paths.ts';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { withNodes } from '../../i18n/with-nodes.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { keepConfirmTarget } from './confirm-target.ts';
import { MailSent } from './MailSent.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useRegistrationPolicy } from './use-registration-policy.ts';

/** The account that was made, and what it waits for. */
interface Pending {
  email: string;
  userName: string;
  password: string;
  waitsFor: Exclude<RegisterStatus, 'LoggedIn'>;
}

/** Registration. If the account needs no confirmation, the user is signed in immediately. */
export function RegisterPage() {
  const target = returnPath(useSearch());
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const [pending, setPending] = useState<Pending | null>(null);
  const [isEntering, setEntering] = useState(false);
  const profile = useProfile();
  const policy = useRegistrationPolicy();
  if (profile && !isEntering) return <SignedInAlready profile={profile} target={target} />;
  if (pending?.waitsFor === 'EmailConfirmationRequired') return <WaitsForMail account={pending} />;
  if (pending) return <WaitsForAdministrator />;
  if (policy?.open === false) return <Closed />;
  return (
    <RegisterForm
      policy={policy}
      target={target}
      onRegistered={async (waitsFor, account) => {
        if (waitsFor !== 'LoggedIn') {
          keepConfirmTarget(target);
          return setPending({ waitsFor, ...account });
        }
        setEntering(true);
        await sessionChanged();
        navigate(target, { replace: true });
      }}
    />
  );
}

function WaitsForMail({ account }: { account: Pending }) {
  const { LL } = useLanguage();
  const [email, setEmail] = useState(account.email);
  const { userName, password } = account;
  const canSend = useExtension('verification') === true;
  return (
    <MailSent
      lead={withNodes(
        (address) => LL.account.mail.registered({ email: address }),
        <Text tone="text">{email}</Text>,
      )}
    >
      {canSend && (
        <SendAgain
          key={email}
          wasSent
          action="Verification"
          send={(answer) => requestVerification({ userName, ...answer })}
        >
          <OtherAddress account={{ userName, password }} onSent={setEmail} />
        </SendAgain>
      )}
      <ToSignIn />
    </MailSent>
  );
}

function WaitsForAdministrator() {
  const { LL } = useLanguage();
  const { title, text } = LL.account.approval;
  useHeadingFocus();
  return (
    <AccountFrame title={title()} lead={text()} mark={{ icon: PendingIcon, tone: 'info' }}>
      <ToSignIn />
    </AccountFrame>
  );
}

function Closed() {
  const { LL } = useLanguage();
  const { closedTitle, closedText } = LL.account.policy;
  return (
    <AccountFrame
      title={closedTitle()}
      lead={closedText()}
      mark={{ icon: LockedIcon, tone: 'warn' }}
    >
      <ToSignIn />
    </AccountFrame>
  );
}

function ToSignIn() {
  const { LL } = useLanguage();
  return (
    <Text as="p" size={13} tone="muted" align="center">
      {LL.account.haveAccount()} <Link href={href.login()}>{LL.account.signIn()}</Link>
    </Text>
  );
}
