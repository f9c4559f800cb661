import { requestVerification } from '@halyard/sdk/react';
import { Banner, Stack } from '@halyard/ui-kit';
import { useState } from 'react';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import type { WaitingAccount } from './OtherAddressDialog.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useRegistrationPolicy } from './use-registration-policy.ts';

interface UnconfirmedNoteProps {
  /** As typed. */
  account: WaitingAccount;
  /** The sentence of the server. */
  children: string;
}

/** Says that an account is not confirmed yet, and offers to send its mail again if it waits for one. */
export function UnconfirmedNote({ account, children }: UnconfirmedNoteProps) {
  const { LL } = useLanguage();
  const [isSent, setSent] = useState(false);
  const policy = useRegistrationPolicy();
  const userName = account.userName.trim();
  const canSend = useExtension('verification') === true;
  if (policy?.confirmation === 'Administrator')
    return <Banner tone="warn">{LL.account.approval.text()}</Banner>;
  if (!canSend) return <Banner tone="warn">{children}</Banner>;
  return (
    <Stack gap={8}>
      <Banner tone={isSent ? 'ok' : 'warn'}>
        {isSent ? LL.account.unconfirmed.sent() : LL.account.unconfirmed.mail()}
      </Banner>
      <SendAgain
        action="Verification"
        send={(answer) => requestVerification({ userName, ...answer })}
        onSent={() => setSent(true)}
      >
        <OtherAddress
          account={{ userName, password: account.password }}
          onSent={() => setSent(true)}
        />
      </SendAgain>
    </Stack>
  );
}
