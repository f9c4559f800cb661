import { useListEvents } from '@halyard/sdk/react';
import type { EventType, GameEvent } from '@halyard/sdk/types';
import { foldRuns, MonitorEvents, PanelSections, Segmented, Split, Switch } from '@halyard/ui-kit';
import { useState } from 'react';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { eventKey, factsOf, isAlike } from './event-rows.ts';
import { MonitorFilter } from './MonitorFilter.tsx';
import { MonitorHeader } from './MonitorHeader.tsx';
import { MonitorPages } from './MonitorPages.tsx';
import { NothingHere } from './MonitorStates.tsx';
import { PauseButton, PauseState } from './PauseButton.tsx';
import { challengeCell, rowAddress } from './rows.ts';
import { SelectedRow } from './SelectedRow.tsx';
import { StartedGame } from './StartedGame.tsx';
import { useNews } from './use-news.ts';
import { useHeldRows } from './use-held-rows.ts';
import type { Monitor } from './use-monitor.ts';

const TOPICS = ['Event'] as const;
const TYPES = [
  'FlagSubmit',
  'ContainerStart',
  'ContainerDestroy',
  'CheatDetected',
  'Normal',
] as const satisfies readonly EventType[];
const ALL = 'All';

/** What happens in a game, the newest first. */
export function MonitorEventsPage() {
  return (
    <StartedGame tab="events" topics={TOPICS}>
      {(monitor) => <Events monitor={monitor} />}
    </StartedGame>
  );
}

function Events({ monitor }: { monitor: Monitor }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor;
  const { gameId, params, query, listOptions, isNewest, hasFilters, change } = monitor;
  const type = hasFilters ? TYPES.find((each) => each === params.get('type')) : undefined;
  const hideContainer = params.get('instances') === 'off';
  const { data, error, refetch, isPlaceholderData } = useListEvents(
    gameId,
    { ...query, hideContainer, ...(type && { type }) },
    { query: listOptions },
  );
  const held = useHeldRows(data, JSON.stringify([query, type, hideContainer]), !isPlaceholderData);
  const rows = held.shown ?? [];
  const open = rows.find((row) => eventKey(row) === params.get('row'));
  return (
    <>
      <MonitorHeader monitor={monitor} tab="events">
        {isNewest && <PauseState pausedAt={held.pausedAt} />}
      </MonitorHeader>
      <MonitorFilter
        monitor={monitor}
        find={words.find()}
        views={
          hasFilters && (
            <Segmented
              label={words.events.kind()}
              value={type ?? ALL}
              onValueChange={(next) => change({ type: next === ALL ? null : next })}
              options={[
                { value: ALL, label: words.events.all() },
                ...TYPES.map((each) => ({ value: each, label: words.events.types[each]() })),
              ]}
            />
          )
        }
        end={
          <>
            <Switch
              checked={hideContainer}
              onCheckedChange={(next) => change({ instances: next ? 'off' : null })}
            >
              {words.events.hideInstances()}
            </Switch>
            {isNewest && <PauseButton pausedAt={held.pausedAt} onToggle={held.togglePause} />}
          </>
        }
      />
      <PartErrorBoundary>
        <Split
          {...(open && {
            end: {
              width: 340,
              from: 'xl',
              content: (
                <PanelSections label={words.selected()}>
                  <SelectedEvent monitor={monitor} event={open} />
                </PanelSections>
              ),
            },
          })}
        >
          {error && !data ? (
            <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
          ) : (
            <>
              <Stream monitor={monitor} held={held} isLoading={!data} />
              <MonitorPages monitor={monitor} rows={rows} />
            </>
          )}
        </Split>
      </PartErrorBoundary>
    </>
  );
}

function SelectedEvent({ monitor, event }: { monitor: Monitor; event: GameEvent }) {
  const { LL } = useLanguage();
  const { challenge } = factsOf(LL, event);
  const id =
    challenge?.id ?? monitor.board?.challenges.find(({ title }) => title === challenge?.title)?.id;
  return (
    <SelectedRow
      monitor={monitor}
      row={{
        ...event,
        challenge: challenge && id !== undefined ? { id, title: challenge.title } : undefined,
        isCheat: event.type === 'CheatDetected',
      }}
    />
  );
}

interface StreamProps {
  monitor: Monitor;
  held: ReturnType<typeof useHeldRows<GameEvent>>;
  isLoading: boolean;
}

function Stream({ monitor, held, isLoading }: StreamProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor;
  const { board, params } = monitor;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const rows = held.shown ?? [];
  const news = useNews(held);
  const toggle = (key: string) =>
    setUnfolded((known) =>
      known.has(key) ? known.difference(new Set([key])) : known.union(new Set([key])),
    );
  const toRow = (event: GameEvent) => {
    const { kind, what, challenge } = factsOf(LL, event);
    return {
      id: eventKey(event),
      kind,
      kindLabel: words.events.types[event.type](),
      time: dates.time(event.time),
      what,
      team: { name: event.team },
      user: event.user === '' ? words.gone() : event.user,
      ...(challenge && { challenge: challengeCell(LL, board, challenge) }),
    };
  };
  return (
    <MonitorEvents
      label={words.events.caption()}
      events={foldRuns(rows, isAlike).flatMap(({ newest, rest }) => {
        if (rest.length === 0) return [toRow(newest)];
        // The oldest one stays the same while newer ones are added.
        const key = eventKey(rest.at(-1) ?? newest);
        const open = unfolded.has(key);
        const label = words.events.alike({ count: rest.length + 1 });
        const first = { ...toRow(newest), alike: { label, open, onToggle: () => toggle(key) } };
        return open ? [first, ...rest.map(toRow)] : [first];
      })}
      currentId={params.get('row') ?? undefined}
      rowHref={({ id }) => rowAddress(params, params.get('row') === id ? null : id)}
      loadingRows={isLoading ? 12 : 0}
      empty={<NothingHere monitor={monitor} />}
      news={news}
      onShowNews={held.showNewest}
      onPauseToggle={held.togglePause}
      onHover={held.hover}
      words={{
        kind: words.events.kind(),
        time: words.clock({ zone: dates.zone(rows[0]?.time ?? Date.now()) }),
        what: words.events.what(),
        team: words.team(),
        user: words.user(),
        challenge: words.challenge(),
      }}
    />
  );
}
