import type { MailInfo } from '@halyard/sdk/types';
import { DataTable, Stack, type TableSelection, Text } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MailStateBadge } from './mail-state.tsx';

interface MailsTableProps {
  mails: readonly MailInfo[];
  openId: number | null;
  mailHref: (mail: MailInfo) => string;
  /** Undefined where no mail can be sent again. */
  selection?: TableSelection<MailInfo>;
  isLoading: boolean;
  empty: ReactNode;
}

/** A table of mails; a row opens its mail. */
export function MailsTable({ mails, openId, mailHref, selection, ...rest }: MailsTableProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.mail;
  return (
    <DataTable
      caption={words.caption()}
      rows={mails}
      rowKey={({ id }) => String(id)}
      rowHref={mailHref}
      {...(openId !== null && { currentKey: String(openId) })}
      {...(selection && { selection })}
      loadingRows={rest.isLoading ? 8 : 0}
      empty={rest.empty}
      phone={{
        line: ({ kind, createdAt }) => `${words.kinds[kind]()} · ${dates.moment(createdAt)}`,
        end: 'state',
      }}
      columns={[
        {
          id: 'to',
          header: words.to(),
          cell: ({ to }) => (
            <Text size={13} weight={500} cut>
              {to}
            </Text>
          ),
        },
        {
          id: 'user',
          header: words.user(),
          cell: ({ userName }) => (
            <Text size={13} tone="muted" cut>
              {userName}
            </Text>
          ),
        },
        { id: 'kind', header: words.kind(), cell: ({ kind }) => words.kinds[kind]() },
        {
          id: 'state',
          header: words.state(),
          cell: ({ state }) => <MailStateBadge state={state} />,
        },
        {
          id: 'attempts',
          header: words.attempts(),
          align: 'end',
          cell: ({ attempts }) => (
            <Text size={13} tone="muted" figures>
              {LL.common.number({ value: attempts })}
            </Text>
          ),
        },
        {
          id: 'error',
          header: words.lastError(),
          cell: (mail) => <LastError mail={mail} />,
        },
        {
          id: 'created',
          header: words.created(),
          cell: ({ createdAt }) => (
            <Text size={13} tone="muted">
              {dates.moment(createdAt)}
            </Text>
          ),
        },
      ]}
    />
  );
}

/** Why the last attempt failed, and when the next one is made. */
function LastError({ mail: { lastError, nextAttemptAt } }: { mail: MailInfo }) {
  const { LL, dates } = useLanguage();
  return (
    <Stack>
      <Text size={12} tone="muted" mono={lastError !== null} cut>
        {lastError ?? LL.staff.nothing()}
      </Text>
      {nextAttemptAt !== null && lastError !== null && (
        <Text size={12} tone="faint" cut>
          {LL.staff.mail.nextAttempt({ time: dates.weekMoment(nextAttemptAt) })}
        </Text>
      )}
    </Stack>
  );
}
