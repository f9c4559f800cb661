import {
  endOtherSessions,
  endOtherSessionsChanges,
  endOwnSession,
  endOwnSessionChanges,
  getListOwnSessionsQueryKey,
  invalidate,
  useListOwnSessions,
} from '@halyard/sdk/react';
import type { Session } from '@halyard/sdk/types';
import {
  Badge,
  Button,
  Card,
  FormSection,
  Icon,
  List,
  ListRow,
  Row,
  Stack,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { DeviceIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { patch } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Where one is signed in; each other session can be ended, or all at once. */
export function SessionsSection() {
  const { LL } = useLanguage();
  const words = LL.profile.sessions;
  const { data: sessions, error, refetch } = useListOwnSessions();
  const end = useChange<Session>({
    call: ({ id }) => endOwnSession(id),
    shows: ({ id }) => [
      patch<readonly Session[]>(getListOwnSessionsQueryKey(), (list) =>
        list.filter((each) => each.id !== id),
      ),
    ],
    changes: endOwnSessionChanges,
    params: {},
    about: (session) => deviceName(LL, session),
  });
  const others = (sessions ?? []).filter(({ current }) => !current).length;
  return (
    <FormSection id="sessions" title={words.title()} description={words.text()}>
      {error && !sessions ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Card pad={0}>
          <List label={words.title()} {...(!sessions && { loadingRows: 2 })}>
            {(sessions ?? []).map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session)} />
            ))}
          </List>
        </Card>
      )}
      {sessions && others === 0 && (
        <Text as="p" size={13} tone="muted">
          {words.none()}
        </Text>
      )}
      {others > 1 && <EndOthers count={others} />}
    </FormSection>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { LL, dates } = useLanguage();
  const words = LL.profile.sessions;
  const { address, lastUsedAt, createdAt, current } = session;
  const name = deviceName(LL, session);
  // A line of each would be cut off.
  const isNarrow = useBelow('md');
  const facts = [
    ...(address === null ? [] : [address]),
    words.used({ time: dates.moment(lastUsedAt) }),
    words.since({ time: dates.moment(createdAt) }),
  ];
  return (
    <ListRow
      start={<Icon icon={DeviceIcon} />}
      title={name}
      detail={
        isNarrow
          ? facts.map((fact) => (
              <Stack as="span" key={fact}>
                {fact}
              </Stack>
            ))
          : facts.join(' · ')
      }
      end={
        current ? (
          <Badge tone="ok">{words.thisDevice()}</Badge>
        ) : (
          <Button size="small" aria-label={words.endOf({ device: name })} onClick={onEnd}>
            {words.end()}
          </Button>
        )
      }
    />
  );
}

function EndOthers({ count }: { count: number }) {
  const { LL } = useLanguage();
  const words = LL.profile.sessions;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const end = () =>
    ask({
      title: words.endOthersTitle(),
      effect: words.endOthersEffect({ count }),
      confirm: words.endOthers(),
      act: async () => {
        await endOtherSessions();
        await invalidate(client, endOtherSessionsChanges, {});
      },
    });
  return (
    <Row>
      <Button onClick={end}>{words.endOthers()}</Button>
      {question}
    </Row>
  );
}

function deviceName(LL: TranslationFunctions, { browser, system, agent }: Session): string {
  const words = LL.profile.sessions;
  if (browser !== null && system !== null) return words.on({ browser, system });
  return browser ?? system ?? (agent === '' ? words.unknown() : agent);
}
