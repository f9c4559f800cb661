import { Card, KeyValue, Stack } from '@halyard/ui-kit';
import { MailIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface MailSentProps {
  /** What was sent, and to whom. */
  lead: ReactNode;
  /** What can be done next: send it again, change the address. */
  children: ReactNode;
}

/** The outcome of a form after which a mail has to be read. */
export function MailSent({ lead, children }: MailSentProps) {
  const { LL } = useLanguage();
  const words = LL.account.mail;
  useHeadingFocus();
  return (
    <AccountFrame title={words.title()} lead={lead} mark={{ icon: MailIcon, tone: 'info' }}>
      <Stack gap={16}>
        <Card pad={12}>
          <KeyValue items={[{ label: words.missing(), value: words.missingText() }]} />
        </Card>
        {children}
      </Stack>
    </AccountFrame>
  );
}
