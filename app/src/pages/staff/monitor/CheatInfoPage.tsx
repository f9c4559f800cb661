import { useListCheats } from '@halyard/sdk/react';
import type { CheatInfo } from '@halyard/sdk/types';
import {
  EmptyState,
  FilterBar,
  MissingFlag,
  PageLoader,
  PairQueue,
  Select,
  Split,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { Freshness } from '../../../app/live/Freshness.tsx';
import { pollEvery } from '../../../app/live/live-store.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useFirstOpen } from '../list/use-first-open.ts';
import { CheatCase } from './CheatCase.tsx';
import { MonitorHeader } from './MonitorHeader.tsx';
import { NotStarted } from './MonitorStates.tsx';
import {
  CASE_VIEWS,
  type CaseStanding,
  type CaseStates,
  type CaseView,
  isIn,
  LOOKS,
  standingOf,
} from './cases.ts';
import { challengesOf, type CheatPair, toPairs } from './pairs.ts';
import { challengeCell } from './rows.ts';
import { useCaseStates } from './use-case.ts';
import { type Monitor, useMonitor } from './use-monitor.ts';

const TOPICS = ['Event'] as const;
const EVERY = 15_000;

/** Flags of other teams that were sent, by pair of teams. */
export function CheatInfoPage() {
  const { LL } = useLanguage();
  const monitor = useMonitor(TOPICS);
  const { gameId, game, hasStarted, error, refetch } = monitor;
  const cheats = useListCheats(gameId, {
    query: { enabled: hasStarted, refetchInterval: pollEvery(EVERY) },
  });
  const cases = useCaseStates(gameId, hasStarted);
  const failure =
    (!game && error) || (!cheats.data && cheats.error) || (!cases.states && cases.error);
  return (
    <>
      <MonitorHeader monitor={monitor} tab="cheats">
        {hasStarted && <Freshness />}
      </MonitorHeader>
      {failure ? (
        <LoadFailure
          error={failure}
          onRetry={() => (game ? Promise.all([cheats.refetch(), cases.refetch()]) : refetch())}
          title={LL.staff.monitor.loadFailed()}
        />
      ) : game && !hasStarted ? (
        <NotStarted />
      ) : cheats.data && cases.states ? (
        <Reports monitor={monitor} reports={cheats.data} states={cases.states} />
      ) : (
        <PageLoader />
      )}
    </>
  );
}

interface ReportsProps {
  monitor: Monitor;
  reports: readonly CheatInfo[];
  states: CaseStates;
}

/** A pair with where its case stands. */
interface Row {
  pair: CheatPair;
  standing: CaseStanding;
}

function Reports({ monitor, reports, states }: ReportsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const { params } = monitor;
  const pairs = toPairs(reports);
  const rows = pairs.map((pair) => ({ pair, standing: standingOf(states, pair) }));
  const view = CASE_VIEWS.find((each) => each === params.get('view')) ?? 'open';
  const shown = rows.filter(({ standing }) => isIn(view, standing));
  const find = (id: string | null) => rows.find(({ pair }) => pair.id === id);
  const first = useFirstOpen(view, shown[0]?.pair.id ?? null, (id) => find(id) !== undefined);
  const current = find(params.get('case')) ?? find(first);
  if (pairs.length === 0) {
    return (
      <EmptyState figure={<MissingFlag />} title={words.none()}>
        {words.noneText()}
      </EmptyState>
    );
  }
  return (
    <Split
      start={{
        width: 380,
        from: 'lg',
        content: (
          <>
            <Filter monitor={monitor} rows={rows} view={view} />
            <Queue monitor={monitor} rows={shown} view={view} openId={current?.pair.id} />
          </>
        ),
      }}
    >
      <PartErrorBoundary resetOn={[current?.pair.id]}>
        {current ? (
          <CheatCase key={current.pair.id} monitor={monitor} {...current} pairs={pairs} />
        ) : (
          <EmptyState title={words.noCase()}>{words.noCaseText()}</EmptyState>
        )}
      </PartErrorBoundary>
    </Split>
  );
}

interface FilterProps {
  monitor: Monitor;
  rows: readonly Row[];
  view: CaseView;
}

/** The states to which the list can be narrowed, with the number of cases in each. */
function Filter({ monitor, rows, view }: FilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  return (
    <FilterBar label={LL.staff.monitor.filters()}>
      <Select
        size="small"
        label={words.show()}
        value={view}
        onValueChange={(next) => monitor.set({ view: next === 'open' ? null : next, case: null })}
        options={CASE_VIEWS.map((value) => ({
          value,
          label: words.counted({
            view: words.views[value](),
            count: rows.filter(({ standing }) => isIn(value, standing)).length,
          }),
        }))}
      />
    </FilterBar>
  );
}

interface QueueProps extends FilterProps {
  openId: string | undefined;
}

function Queue({ monitor: { gameId, board }, rows, view, openId }: QueueProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const addressOf = (id: string) =>
    `${href.cheats(gameId, id)}${view === 'open' ? '' : `&view=${view}`}`;
  return (
    <>
      <PairQueue
        label={words.pairs()}
        arrowLabel={words.arrow()}
        openId={openId}
        empty={<EmptyState title={view === 'open' ? words.noneOpen() : words.noneIn()} />}
        pairs={rows.map(({ pair, standing }) => {
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
            state: LOOKS[standing],
            stateLabel: words.standings[standing](),
            when: count > 1 ? words.times({ count, time }) : time,
          };
        })}
      />
      {rows.length > 0 && (
        <Stack pad={20}>
          <Text as="p" size={12} tone="muted">
            {words.arrowHint()}
          </Text>
        </Stack>
      )}
    </>
  );
}
