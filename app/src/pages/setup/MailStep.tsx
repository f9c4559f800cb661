import { sendTestMail, useGetMailState } from '@halyard/sdk/react';
import type { MailStatus, MailTest } from '@halyard/sdk/types';
import { Button, Card, Icon, Row, Skeleton, Stack, Text } from '@halyard/ui-kit';
import { DoneIcon, PendingIcon, WarningIcon } from '@halyard/ui-kit/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../app/errors/failure-text.ts';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SetupForm } from './SetupForm.tsx';
import type { Setup } from './use-setup.ts';

/** Whether mail works, with a test mail that is sent by itself. Nothing here blocks the set-up. */
export function MailStep({ setup }: { setup: Setup }) {
  const { data: status, error, refetch } = useGetMailState({ query: { refetchInterval: false } });
  return (
    <SetupForm props={setup.mail.props} error={undefined}>
      {error && !status && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !status && <Skeleton shape="block" height="108px" />}
      {status && (
        <Card pad={12}>
          <Stack gap={12}>
            {status.server === null ? <MailOff /> : <MailTestRow server={status.server} />}
            <AddressRow status={status} />
          </Stack>
        </Card>
      )}
    </SetupForm>
  );
}

function MailOff() {
  const { LL } = useLanguage();
  const words = LL.setup.mail;
  return (
    <CheckRow state="warn" title={words.title()}>
      {words.off({ setting: 'SMTP_URL' })}
    </CheckRow>
  );
}

function MailTestRow({ server }: { server: string }) {
  const { LL } = useLanguage();
  const words = LL.setup.mail;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['setup-mail-test'],
    queryFn: ({ signal }) => sendTestMail({ signal }),
    staleTime: Infinity,
    refetchInterval: false,
    retry: false,
  });
  const outcome = (test: MailTest) =>
    test.delivered
      ? words.delivered({
          server,
          to: test.to,
          time: LL.common.seconds({ seconds: Math.round(test.milliseconds / 100) / 10 }),
        })
      : words.refused({ server, reason: test.response });
  const isDone = data?.delivered === true && !isFetching;
  return (
    <CheckRow
      state={isDone ? 'done' : isFetching ? 'pending' : 'warn'}
      title={words.title()}
      action={
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {words.again()}
        </Button>
      }
    >
      {isFetching && words.testing({ server })}
      {!isFetching && error && failureText(LL, error)}
      {!isFetching && !error && data && outcome(data)}
    </CheckRow>
  );
}

function AddressRow({ status: { publicUrl } }: { status: MailStatus }) {
  const { LL } = useLanguage();
  const words = LL.setup.mail;
  return (
    <CheckRow state={publicUrl === null ? 'warn' : 'done'} title={words.address()}>
      {publicUrl ?? words.noAddress({ setting: 'PUBLIC_URL' })}
    </CheckRow>
  );
}

interface CheckRowProps {
  state: 'done' | 'pending' | 'warn';
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

const MARKS = {
  done: { icon: DoneIcon, tone: 'ok' },
  pending: { icon: PendingIcon, tone: 'muted' },
  warn: { icon: WarningIcon, tone: 'warn' },
} as const;

function CheckRow({ state, title, action, children }: CheckRowProps) {
  const { icon, tone } = MARKS[state];
  return (
    <Row gap={10} align="start">
      <Text tone={tone}>
        <Icon icon={icon} />
      </Text>
      <Stack grow>
        <Text size={13} weight={500}>
          {title}
        </Text>
        <Text as="p" size={12} tone="faint" figures>
          <span role="status">{children}</span>
        </Text>
      </Stack>
      {action}
    </Row>
  );
}
