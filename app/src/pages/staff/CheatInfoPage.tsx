import { useListCheats } from '@halyard/sdk/react';
import type { CheatInfo } from '@halyard/sdk/types';
import {
  EmptyState,
  FilterBar,
  MissingFlag,
  PageLoader,
  PairQueue,
  Split,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { PartErrorBoundary } from '../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { Freshness } from '../../app/live/Freshness.tsx';
import { pollEvery } from '../../app/live/live-store.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { ListViews } from './list/ListViews.tsx';
import { CheatCase } from './monitor/CheatCase.tsx';
import { MonitorHeader } from './monitor/MonitorHeader.tsx';
import { NotStarted } from './monitor/MonitorStates.tsx';
import { challengesOf, type CheatPair, isSettled, toPairs } from './monitor/pairs.ts';
import { challengeCell } from './monitor/rows.ts';
import { type Monitor, useMonitor } from './monitor/use-monitor.ts';

const TOPICS = ['Event'] as const;
const EVERY = 15_000;
const VIEWS = ['open', 'all'] as const;

/** Flags of other teams that were sent, by pair of teams. */
export function CheatInfoPage() {
  const { LL } = useLanguage();
  const monitor = useMonitor(TOPICS);
  const { gameId, game, hasStarted, error, refetch } = monitor;
  const cheats = useListCheats(gameId, {
    query: { enabled: hasStarted, refetchInterval: pollEvery(EVERY) },
  });
  const failure = (!game && error) || (!cheats.data && cheats.error);
  return (
    <>
      <MonitorHeader monitor={monitor} tab="cheats">
        {hasStarted && <Freshness />}
      </MonitorHeader>
      {failure ? (
        <LoadFailure
          error={failure}
          onRetry={() => (game ? cheats.refetch() : refetch())}
          title={LL.staff.monitor.loadFailed()}
        />
      ) : game && !hasStarted ? (
        <NotStarted />
      ) : cheats.data ? (
        <Reports monitor={monitor} reports={cheats.data} />
      ) : (
        <PageLoader />
      )}
    </>
  );
}

function Reports({ monitor, reports }: { monitor: Monitor; reports: readonly CheatInfo[] }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const { params, set } = monitor;
  const pairs = toPairs(reports);
  if (pairs.length === 0) {
    return (
      <EmptyState figure={<MissingFlag />} title={words.none()}>
        {words.noneText()}
      </EmptyState>
    );
  }
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'open';
  const openPairs = pairs.filter((pair) => !isSettled(pair));
  const shown = view === 'open' ? openPairs : pairs;
  const current = pairs.find(({ id }) => id === params.get('case')) ?? shown[0];
  return (
    <Split
      start={{
        width: 380,
        from: 'lg',
        content: (
          <>
            <FilterBar label={LL.staff.monitor.filters()}>
              <ListViews
                label={words.show()}
                value={view}
                onValueChange={(next) => set({ view: next === 'open' ? null : next, case: null })}
                views={[
                  { value: 'open', label: words.open(), count: openPairs.length },
                  { value: 'all', label: words.all(), count: pairs.length },
                ]}
              />
            </FilterBar>
            <Queue monitor={monitor} pairs={shown} openId={current?.id} />
          </>
        ),
      }}
    >
      <PartErrorBoundary resetOn={[current?.id]}>
        {current ? (
          <CheatCase key={current.id} monitor={monitor} pair={current} pairs={pairs} />
        ) : (
          <EmptyState title={words.noCase()}>{words.noCaseText()}</EmptyState>
        )}
      </PartErrorBoundary>
    </Split>
  );
}

interface QueueProps {
  monitor: Monitor;
  pairs: readonly CheatPair[];
  openId: string | undefined;
}

function Queue({ monitor: { gameId, board, params }, pairs, openId }: QueueProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const view = params.get('view');
  const addressOf = (id: string) =>
    `${href.cheats(gameId, id)}${view === null ? '' : `&view=${view}`}`;
  return (
    <>
      <PairQueue
        label={words.pairs()}
        arrowLabel={words.arrow()}
        openId={openId}
        empty={<EmptyState title={words.noneOpen()} />}
        pairs={pairs.map((pair) => {
          const time = dates.weekMoment(pair.reports[0]?.submission.time ?? 0);
          const count = pair.reports.length;
          return {
            id: pair.id,
            href: addressOf(pair.id),
            owner: pair.owner.team,
            sender: pair.sender.team,
            challenges: challengesOf(pair).map((challenge, index) => ({
              ...challengeCell(LL, board, challenge),
              id: challenge.id ?? index,
            })),
            state: isSettled(pair) ? ('suspended' as const) : ('new' as const),
            stateLabel: isSettled(pair) ? words.suspended() : words.fresh(),
            when: count > 1 ? words.times({ count, time }) : time,
          };
        })}
      />
      {pairs.length > 0 && (
        <Stack pad={20}>
          <Text as="p" size={12} tone="muted">
            {words.arrowHint()}
          </Text>
        </Stack>
      )}
    </>
  );
}
