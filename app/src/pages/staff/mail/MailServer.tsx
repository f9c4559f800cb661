import type { MailProblem, MailStatus } from '@halyard/sdk/types';
import { Banner, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

const TONES = { NoServer: 'warn', NoPublicUrl: 'warn', LastAttemptFailed: 'danger' } as const;

/** What keeps mail from working, and what to do about it. */
export function MailProblems({ status }: { status: MailStatus }) {
  const { LL } = useLanguage();
  const words = LL.staff.mail;
  const { problems, lastError } = status;
  const sentences: Record<MailProblem, string> = {
    NoServer: words.noServer({ setting: 'SMTP_URL' }),
    NoPublicUrl: words.noPublicUrl({ setting: 'PUBLIC_URL' }),
    LastAttemptFailed: words.lastFailed({ reason: lastError ?? '' }),
  };
  return (
    <Stack>
      {problems.map((problem) => (
        <Banner key={problem} edge tone={TONES[problem]}>
          {sentences[problem]}
        </Banner>
      ))}
    </Stack>
  );
}
