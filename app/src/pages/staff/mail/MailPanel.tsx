import { retryMail, retryMailChanges, invalidate, useGetMail } from '@halyard/sdk/react';
import type { Mail, MailInfo } from '@halyard/sdk/types';
import {
  Button,
  CodeBlock,
  CopyField,
  EffectNote,
  Icon,
  List,
  ListRow,
  Row,
  Section,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@halyard/ui-kit';
import { DoneIcon, ErrorIcon } from '@halyard/ui-kit/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../app/errors/failure-text.ts';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { isRetryable, MailStateBadge } from './mail-state.tsx';

interface PanelProps {
  mail: MailInfo;
}

/** Whose mail it is, and what became of it. */
export function MailSummary({ mail: { to, userName, state, createdAt } }: PanelProps) {
  const { LL, dates } = useLanguage();
  return (
    <>
      <Text as="p" size={13} tone="muted" cut>
        {LL.staff.mail.toUser({ address: to, user: userName })}
      </Text>
      <Row gap={8}>
        <MailStateBadge state={state} />
        <Text size={12} tone="faint">
          {dates.moment(createdAt)}
        </Text>
      </Row>
    </>
  );
}

/** The link to pass on, the text, and every attempt. */
export function MailPanelBody({ mail: { id } }: PanelProps) {
  const { LL } = useLanguage();
  const words = LL.staff.mail;
  const { data: mail, error, refetch } = useGetMail(id);
  if (error && !mail) return <LoadFailure error={error} onRetry={refetch} />;
  if (!mail) return <Skeleton shape="block" height="240px" />;
  return (
    <Stack gap={24}>
      <MailLink mail={mail} />
      <Section title={mail.subject}>
        <CodeBlock wrap label={words.text()} code={mail.text} />
      </Section>
      <Attempts log={mail.log} />
    </Stack>
  );
}

function MailLink({ mail: { link, userName, linkExpiresAt, state } }: { mail: Mail }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.mail;
  if (linkExpiresAt === null || state === 'Sent') return null;
  if (linkExpiresAt <= Date.now()) {
    return <EffectNote tone="warn">{words.linkEnded()}</EffectNote>;
  }
  if (link === null) return null;
  return (
    <Section title={words.link()} note={words.linkUntil({ time: dates.weekMoment(linkExpiresAt) })}>
      <Stack gap={8}>
        <CopyField label={words.link()} value={link} />
        <EffectNote tone="warn">{words.linkNote({ user: userName })}</EffectNote>
      </Stack>
    </Section>
  );
}

function Attempts({ log }: Pick<Mail, 'log'>) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.mail;
  return (
    <Section title={words.attempts()} note={LL.common.number({ value: log.length })}>
      <List
        label={words.attempts()}
        empty={
          <Text as="p" size={13} tone="muted">
            {words.noAttempts()}
          </Text>
        }
      >
        {log.map(({ time, delivered, response }) => (
          <ListRow
            key={time}
            start={
              <Text tone={delivered ? 'ok' : 'danger'}>
                <Icon
                  icon={delivered ? DoneIcon : ErrorIcon}
                  label={delivered ? words.states.Sent() : words.states.Failed()}
                />
              </Text>
            }
            title={dates.weekMoment(time)}
            detail={
              <Text size={12} mono tone="muted">
                {response}
              </Text>
            }
          />
        ))}
      </List>
    </Section>
  );
}

/** Sends the mail again; undefined where that is not possible. */
export function MailPanelFoot({ mail }: PanelProps) {
  const { LL } = useLanguage();
  const words = LL.staff.mail;
  const client = useQueryClient();
  const { id, to } = mail;
  const retry = useMutation({
    mutationFn: () => retryMail(id),
    onSuccess: () => {
      toast({ tone: 'ok', title: words.queued({ address: to }) });
      return invalidate(client, retryMailChanges, { mailId: id });
    },
  });
  if (!isRetryable(mail, Date.now())) return null;
  return (
    <Row gap={12} pad={20}>
      <Button variant="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
        {words.retry()}
      </Button>
      {retry.error && (
        <Text size={12} tone="danger">
          {failureText(LL, retry.error)}
        </Text>
      )}
    </Row>
  );
}
