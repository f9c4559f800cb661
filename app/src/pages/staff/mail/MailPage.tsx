import {
  useGetMailState,
  invalidate,
  retryMail,
  retryMailChanges,
  sendTestMail,
  sendTestMailChanges,
} from '@halyard/sdk/react';
import type { MailInfo, MailStatus, MailProblem } from '@halyard/sdk/types';
import {
  EmptyState,
  FilterBar,
  MissingFlag,
  Select,
  Text,
  Banner,
  Stack,
  Button,
} from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { ListPager } from '../list/ListPager.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { RowDetails } from '../list/RowDetails.tsx';
import { useOpenRow } from '../list/use-open-row.ts';
import { type Selection, useSelection } from '../list/use-selection.ts';
import { isRetryable } from './mail-state.tsx';
import { MailPanelBody, MailPanelFoot, MailSummary } from './MailPanel.tsx';
import { MailsTable } from './MailsTable.tsx';
import { KINDS, useMails, VIEWS } from './use-mails.ts';
import { NotOffered } from '../shared/NotOffered.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import { failureText } from '../../../app/errors/failure-text.ts';

const TONES = { NoServer: 'warn', NoPublicUrl: 'warn', LastAttemptFailed: 'danger' } as const;

/** The mails of the site, what became of them, and the state of the mail server. */
export function MailPage() {
  const { LL } = useLanguage();
  if (useExtension('mail') === false) {
    return <NotOffered tab="mail" title={LL.staff.mail.notOffered()} />;
  }
  return <Mails />;
}

function Mails() {
  const { LL } = useLanguage();
  const words = LL.staff.mail;
  const mails = useMails();
  const { list, page, error, refetch } = mails;
  const { data: status } = useGetMailState();
  const test = useTestMail(status?.server);
  const { openId, hrefOf, close } = useOpenRow('mail');
  const rows = page?.data ?? [];
  const open = rows.find(({ id }) => id === openId);
  const selection = useSelection<MailInfo>({
    rowKey: ({ id }) => String(id),
    rowName: ({ to }) => to,
  });
  const hasServer = status !== undefined && status.server !== null;
  return (
    <>
      <StaffHeader tab="mail" actions={test.button} />
      <RowDetails
        label={words.details()}
        width={420}
        onClose={close}
        details={open ? detailsOf(LL, open, hasServer) : null}
      >
        {status && <MailProblems status={status} />}
        {test.outcome}
        <MailsFilter mails={mails} selection={selection} status={status} />
        {error && !page ? (
          <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
        ) : (
          <PartErrorBoundary>
            <MailsTable
              mails={rows}
              openId={openId}
              mailHref={hrefOf}
              {...(hasServer && { selection: selection.ofTable(rows) })}
              isLoading={!page}
              empty={<NoMails list={list} />}
            />
            <ListPager list={list} total={page?.total} />
            {hasServer && <MailsBulk selection={selection} />}
          </PartErrorBoundary>
        )}
      </RowDetails>
    </>
  );
}

/** The details of a mail, with a button where it can be sent again. */
function detailsOf(LL: TranslationFunctions, mail: MailInfo, hasServer: boolean) {
  const canRetry = hasServer && isRetryable(mail, Date.now());
  return {
    title: LL.staff.mail.kinds[mail.kind](),
    summary: <MailSummary mail={mail} />,
    body: <MailPanelBody key={mail.id} mail={mail} />,
    ...(canRetry && { foot: <MailPanelFoot key={mail.id} mail={mail} /> }),
  };
}

interface MailsFilterProps {
  mails: ReturnType<typeof useMails>;
  selection: Selection<MailInfo>;
  status: MailStatus | undefined;
}

/** The server's count behind each view. */
const COUNTS = {
  all: 'all',
  Waiting: 'waiting',
  Sent: 'sent',
  Failed: 'failed',
  Held: 'held',
} as const;

function MailsFilter({ mails: { list, page }, selection, status }: MailsFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.mail;
  const { state, kind } = list.filters;
  return (
    <FilterBar label={words.filterLabel()} sticky end={status && <Server status={status} />}>
      <ListSearch
        label={words.find()}
        value={list.text}
        onValueChange={(text) => {
          selection.clear();
          list.search(text);
        }}
      />
      <ListViews
        label={words.show()}
        value={state}
        onValueChange={(next) => {
          selection.clear();
          list.filter({ state: next });
        }}
        views={VIEWS.map((view) => ({
          value: view,
          label: view === 'all' ? words.all() : words.states[view](),
          count: page?.counts[COUNTS[view]],
        }))}
      />
      <Select
        size="small"
        label={words.kind()}
        value={kind}
        options={KINDS.map((each) => ({
          value: each,
          label: each === 'all' ? words.anyKind() : words.kinds[each](),
        }))}
        onValueChange={(next) => {
          selection.clear();
          list.filter({ kind: next });
        }}
      />
    </FilterBar>
  );
}

function Server({ status: { server, sender, lastSentAt } }: { status: MailStatus }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.mail;
  if (server === null) return null;
  return (
    <Text size={12} tone="faint" cut>
      {lastSentAt === null
        ? words.server({ server, sender: sender ?? '' })
        : words.serverUsed({ server, sender: sender ?? '', time: dates.weekMoment(lastSentAt) })}
    </Text>
  );
}

function NoMails({ list }: Pick<ReturnType<typeof useMails>, 'list'>) {
  const { LL } = useLanguage();
  const words = LL.staff.mail;
  if (list.isNarrowed) {
    return <NoMatch title={words.noMatch()} clear={words.showAll()} onClear={list.clear} />;
  }
  return (
    <EmptyState figure={<MissingFlag />} title={words.empty()}>
      {words.emptyText()}
    </EmptyState>
  );
}

/** What keeps mail from working, and what to do about it. */
function MailProblems({ status }: { status: MailStatus }) {
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

/** Sends all selected mails again; those that cannot be sent stay selected. */
function MailsBulk({ selection }: { selection: Selection<MailInfo> }) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const bulk = useBulk<MailInfo>({
    onEnd: (failed) => {
      selection.keep(failed);
      for (const { id } of selection.rows) {
        void invalidate(client, retryMailChanges, { mailId: id });
      }
    },
  });
  return (
    <BulkActions selection={selection} bulk={bulk}>
      <Button
        size="small"
        variant="primary"
        onClick={() => bulk.start(selection.rows, ({ id }) => retryMail(id))}
      >
        {LL.staff.mail.retry()}
      </Button>
    </BulkActions>
  );
}

/** Sends a mail to the administrator: a button, and what the mail server answered. */
function useTestMail(server: MailStatus['server'] | undefined) {
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
