import { invalidate, sendTestMail, sendTestMailChanges } from '@halyard/sdk/react';
import type { MailStatus } from '@halyard/sdk/types';
import { Banner, Button } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Sends a mail to the administrator: a button, and what the mail server answered. */
export function useTestMail(server: MailStatus['server'] | undefined) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => sendTestMail(),
    onSuccess: () => invalidate(client, sendTestMailChanges, {}),
  });
  if (!server) return { button: null, outcome: null };
  const button = (
    <Button busy={isPending} onClick={() => mutate()}>
      {LL.staff.mail.sendTest()}
    </Button>
  );
  if (!error && !data) return { button, outcome: null };
  const sentence = error
    ? failureText(LL, error)
    : data?.delivered
      ? LL.setup.mail.delivered({
          server,
          to: data.to,
          time: LL.common.seconds({ seconds: Math.round(data.milliseconds / 100) / 10 }),
        })
      : LL.setup.mail.refused({ server, reason: data?.response ?? '' });
  const outcome = (
    <Banner edge tone={data?.delivered ? 'ok' : 'danger'} onDismiss={reset}>
      {sentence}
    </Banner>
  );
  return { button, outcome };
}
