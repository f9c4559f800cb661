import type { MailInfo, MailState } from '@halyard/sdk/types';
import { Badge } from '@halyard/ui-kit';
import { DoneIcon, ErrorIcon, PendingIcon, SuspendedIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';

const LOOKS = {
  Waiting: { tone: 'info', icon: PendingIcon },
  Sent: { tone: 'ok', icon: DoneIcon },
  Failed: { tone: 'danger', icon: ErrorIcon },
  Held: { tone: 'warn', icon: SuspendedIcon },
} as const satisfies Record<MailState, object>;

export function MailStateBadge({ state }: Pick<MailInfo, 'state'>) {
  const { LL } = useLanguage();
  return <Badge {...LOOKS[state]}>{LL.staff.mail.states[state]()}</Badge>;
}

/** Whether the server would send a mail again, provided that there is a mail server. */
export function isRetryable({ state, linkExpiresAt }: MailInfo, now: number): boolean {
  return state !== 'Sent' && (linkExpiresAt === null || linkExpiresAt > now);
}
