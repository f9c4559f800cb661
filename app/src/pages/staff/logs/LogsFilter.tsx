import { FilterBar, FilterChip, Row, Segmented, Select } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { LEVELS, type Logs, STATUSES } from './use-logs.ts';

const ANY = '';

/** Search, level, status, and what was chosen in the chart or in a line. */
export function LogsFilter({ logs }: { logs: Logs }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.logs;
  const { level, status, user, since, until, hasExtension, change } = logs;
  const moment = (at: number | null) => (at === null ? '' : dates.weekMoment(at));
  return (
    <FilterBar label={words.caption()} sticky>
      {hasExtension && (
        <ListSearch
          label={words.find()}
          value={logs.text}
          onValueChange={(text) => change({ q: text }, { replace: true })}
        />
      )}
      <Segmented
        label={words.level()}
        value={level}
        onValueChange={(next) => change({ level: next === 'All' ? null : next })}
        options={LEVELS.map((each) => ({ value: each, label: words.levels[each]() }))}
      />
      {hasExtension && (
        <Row gap={8} wrap>
          <Select
            label={words.status()}
            size="small"
            value={status ?? ANY}
            onValueChange={(next) => change({ status: next })}
            options={[
              { value: ANY, label: words.anyStatus() },
              ...STATUSES.map((each) => ({ value: each, label: words.statuses[each]() })),
            ]}
          />
          {user !== null && (
            <FilterChip
              label={words.user()}
              value={user}
              active
              onRemove={() => change({ user: null })}
            />
          )}
          {(since !== null || until !== null) && (
            <FilterChip
              label={words.period()}
              value={`${moment(since)} – ${moment(until)}`}
              active
              onRemove={() => change({ since: null, until: null })}
            />
          )}
        </Row>
      )}
    </FilterBar>
  );
}
