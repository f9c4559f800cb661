import {
  createTestContainer,
  createTestContainerChanges,
  deleteTestContainer,
  invalidate,
  useGetEditChallenge,
  useGetInstanceLog,
} from '@halyard/sdk/react';
import type { ContainerInfo } from '@halyard/sdk/types';
import { Button, Row, TestContainer, type TestContainerState, toast } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { failureText } from '../../../app/errors/failure-text.ts';
import { isBlocked, useContainerState } from '../shared/use-container-state.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { entryOf, TEST_PROXY } from '../../../game/instance/entry.ts';
import { startWords } from '../../game/shared/start-words.ts';
import { useNeedsTicket } from '../../../game/instance/use-needs-ticket.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { ChallengePartProps } from './section-props.ts';

const TicketEntry = lazyRegion(
  async () => (await import('../../../game/instance/TicketEntry.tsx')).TicketEntry,
);

const REFRESH = 2000;
const LOG_REFRESH = 3000;
const LOG_LINES = 200;

/** The test container of a challenge. It runs what is saved. */
export function TestPart({ game, challenge }: ChallengePartProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.instances;
  const playing = LL.game.instance;
  const { start, destroy, isStarting } = useTestContainer(game.id, challenge.id);
  const container = challenge.testContainer;
  const needsTicket = useNeedsTicket(container?.entry ?? '');
  const isPending = container?.status === 'Pending' && !container.failure;
  // No event tells of test containers.
  useGetEditChallenge(
    { gameId: game.id, challengeId: challenge.id },
    { query: { enabled: isPending, refetchInterval: REFRESH } },
  );
  const log = useTestLog(container);
  const containers = useContainerState();
  const blocked = containers && isBlocked(containers) && containers.addresses.join(', ');
  const state = isStarting ? 'starting' : stateOf(container);
  return (
    <TestContainer
      title={words.testContainer()}
      state={state}
      stateLabel={labelOf(LL, state)}
      entryLabel={words.entry()}
      log={log}
      logLabel={words.log()}
      {...(container?.status === 'Running' && {
        entry: needsTicket ? (
          <PartErrorBoundary>
            <Suspense>
              <TicketEntry
                quiet
                entry={container.entry}
                proxy={TEST_PROXY}
                copyLabel={playing.copyEntry()}
              />
            </Suspense>
          </PartErrorBoundary>
        ) : (
          entryOf(container.entry, challenge.category, TEST_PROXY).lines[0]
        ),
        facts: playing.ends({ time: dates.weekMoment(container.expectStopAt) }),
      })}
      note={
        blocked && state === 'none'
          ? LL.staff.isolation.blocked({ addresses: blocked })
          : noteOf(LL, state, container)
      }
      actions={
        <TestActions
          isThere={state === 'running' || state === 'starting'}
          isStarting={isStarting}
          isRefused={Boolean(blocked)}
          onStart={start}
          onDestroy={destroy}
        />
      }
    />
  );
}

interface TestActionsProps {
  isThere: boolean;
  isStarting: boolean;
  /** The server would not start one. */
  isRefused: boolean;
  onStart: () => void;
  onDestroy: () => void;
}

function TestActions({ isThere, isStarting, isRefused, onStart, onDestroy }: TestActionsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.instances;
  return (
    <Row gap={8}>
      {isThere && (
        <Button size="small" variant="ghost" disabled={isStarting} onClick={onDestroy}>
          {words.destroy()}
        </Button>
      )}
      <Button
        size="small"
        busy={isStarting}
        {...(isRefused && { disabled: true })}
        onClick={onStart}
      >
        {isThere ? words.restart() : LL.game.instance.start()}
      </Button>
    </Row>
  );
}

function useTestContainer(gameId: number, challengeId: number) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const options = {
    onError: (error: unknown) => toast({ tone: 'danger', title: failureText(LL, error) }),
    onSettled: () => invalidate(client, createTestContainerChanges, { gameId, challengeId }),
  };
  const start = useMutation({
    mutationFn: () => createTestContainer({ gameId, challengeId }),
    ...options,
  });
  const destroy = useMutation({
    mutationFn: () => deleteTestContainer({ gameId, challengeId }),
    ...options,
  });
  return {
    start: () => start.mutate(),
    destroy: () => destroy.mutate(),
    isStarting: start.isPending,
  };
}

/** The end of what a test container has written, one that could not be started as well. */
function useTestLog(container: ContainerInfo | null): string {
  const hasLogs = useExtension('instanceLogs') === true;
  const hasFailed = Boolean(container?.failure);
  const enabled = hasLogs && (hasFailed || container?.status === 'Running');
  const { data } = useGetInstanceLog(
    container?.id ?? '',
    { lines: LOG_LINES },
    {
      query: {
        enabled: enabled && container?.id !== undefined,
        refetchInterval: !hasFailed && LOG_REFRESH,
      },
    },
  );
  return (enabled && data?.log) || '';
}

function stateOf(container: ContainerInfo | null): TestContainerState {
  if (!container) return 'none';
  if (container.failure) return 'failed';
  return container.status === 'Pending' ? 'starting' : 'running';
}

function noteOf(
  LL: ReturnType<typeof useLanguage>['LL'],
  state: TestContainerState,
  container: ContainerInfo | null,
): string {
  if (state === 'failed' && container?.failure) {
    return LL.game.instance.failures[container.failure]();
  }
  if (state !== 'starting') return LL.staff.instances.testNote();
  const { title, note } = startWords(LL, container?.start);
  return LL.staff.instances.phase({ phase: title, note });
}

function labelOf(LL: ReturnType<typeof useLanguage>['LL'], state: TestContainerState): string {
  const words = LL.staff.instances;
  if (state === 'running' || state === 'starting' || state === 'failed') return words.view[state]();
  return words.testNone();
}
