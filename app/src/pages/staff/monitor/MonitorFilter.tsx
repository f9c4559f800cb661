import { FilterBar, FilterChip } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ChoiceChip } from '../list/ChoiceChip.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import type { Monitor } from './use-monitor.ts';

interface MonitorFilterProps {
  monitor: Monitor;
  /** What can be searched for. */
  find: string;
  /** The views of the list. */
  views: ReactNode;
  /** At the end of the bar. */
  end: ReactNode;
}

const MINUTE = 60_000;

/** Search, views, and the filters that all lists of the monitor share. */
export function MonitorFilter({ monitor, find, views, end }: MonitorFilterProps) {
  const { LL } = useLanguage();
  const { filter, change, hasFilters } = monitor;
  return (
    <FilterBar label={LL.staff.monitor.filters()} sticky end={end}>
      {hasFilters && (
        <ListSearch
          label={find}
          value={filter.text}
          onValueChange={(text) => change({ q: text }, { replace: true })}
        />
      )}
      {views}
      {hasFilters && <Chips monitor={monitor} />}
    </FilterBar>
  );
}

function Chips({ monitor }: { monitor: Monitor }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor;
  const { filter, change, board, params } = monitor;
  const { teamId, userId, challengeId, since } = filter;
  const challenge = board?.challenges.find(({ id }) => id === challengeId);
  const sinceAgo = (label: string, minutes: number) => ({
    label,
    onSelect: () => change({ from: String(Date.now() - minutes * MINUTE), to: null }),
  });
  return (
    <>
      {teamId !== null && (
        <FilterChip
          label={words.team()}
          value={board?.teams.find(({ id }) => id === teamId)?.name ?? String(teamId)}
          active
          onRemove={() => change({ team: null })}
        />
      )}
      {userId !== null && (
        <FilterChip
          label={words.user()}
          value={params.get('name') ?? userId}
          active
          onRemove={() => change({ user: null, name: null })}
        />
      )}
      {board !== undefined && (
        <ChoiceChip
          label={words.challenge()}
          value={challengeId === null ? undefined : (challenge?.title ?? String(challengeId))}
          entries={board.challenges.map(({ id, title }) => ({
            label: title,
            onSelect: () => change({ chal: String(id) }),
          }))}
          onRemove={() => change({ chal: null })}
        />
      )}
      <ChoiceChip
        label={words.time()}
        value={since === null ? undefined : words.since({ time: dates.weekMoment(since) })}
        entries={[
          sinceAgo(words.lastQuarter(), 15),
          sinceAgo(words.lastHour(), 60),
          sinceAgo(words.lastDay(), 24 * 60),
        ]}
        onRemove={() => change({ from: null, to: null })}
      />
    </>
  );
}
