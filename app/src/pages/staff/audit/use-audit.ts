import { getListAuditQueryKey, listAudit } from '@halyard/sdk/react';
import { AUDIT_KINDS, AUDIT_TARGET_TYPES } from '@halyard/sdk/rules';
import type { ListAuditParams } from '@halyard/sdk/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useDebounced } from '../../../lists/use-debounced.ts';

const DAY = 24 * 3_600_000;
const COUNT = 50;

/** The periods in their order; the first is the default. */
export const PERIODS = { all: null, day: DAY, week: 7 * DAY, month: 30 * DAY } as const;
export type Period = keyof typeof PERIODS;

const FILTERS = ['q', 'operation', 'kind', 'actor', 'type', 'target', 'period'] as const;

function startOf(period: Period): number | null {
  const length = PERIODS[period];
  return length === null ? null : Date.now() - length;
}

/** The audit log, narrowed by the address; older entries are loaded on demand. */
export function useAudit() {
  const { params, set } = useSearchState();
  const valueOf = (name: (typeof FILTERS)[number]) => params.get(name) ?? '';
  const periods = Object.keys(PERIODS) as Period[];
  const period = periods.find((name) => name === valueOf('period')) ?? 'all';
  const text = valueOf('q');
  const searched = useDebounced(text.trim());
  const type = AUDIT_TARGET_TYPES.find((name) => name === valueOf('type'));
  const kind = AUDIT_KINDS.find((name) => name === valueOf('kind'));
  // Moving on, it would be another query, without the older entries that are shown.
  const since = useMemo(() => startOf(period), [period]);
  const query: ListAuditParams = {
    count: COUNT,
    ...(searched !== '' && { text: searched }),
    ...(valueOf('operation') !== '' && { operation: valueOf('operation') }),
    ...(valueOf('actor') !== '' && { actor: valueOf('actor') }),
    ...(kind && { kind }),
    ...(type && { targetType: type }),
    ...(valueOf('target') !== '' && { target: valueOf('target') }),
    ...(since !== null && { since }),
  };
  const log = useInfiniteQuery({
    queryKey: [...getListAuditQueryKey(query), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listAudit({ ...query, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data }) => (data.length < COUNT ? undefined : data.at(-1)?.id),
  });
  return {
    log,
    entries: log.data?.pages.flatMap(({ data }) => data),
    operations: log.data?.pages[0]?.operations ?? [],
    period,
    text,
    operation: valueOf('operation'),
    kind,
    actor: valueOf('actor'),
    type,
    target: valueOf('target'),
    isNarrowed: FILTERS.some((name) => valueOf(name) !== ''),
    filter: (changes: Partial<Record<(typeof FILTERS)[number], string | null>>) =>
      set(changes, { replace: 'q' in changes }),
    clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, null]))),
  };
}
