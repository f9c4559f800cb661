import { useGetLogHistogram, useListLogs } from '@halyard/sdk/react';
import type { ListLogsParams, LogStatus } from '@halyard/sdk/types';
import { useState } from 'react';
import { pollEvery } from '../../../app/live/live-store.ts';
import { useLive } from '../../../app/live/use-live.ts';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useDebounced } from '../../../lists/use-debounced.ts';
import { KEEP_ROWS } from '../../../lists/use-list.ts';
import { readNumber } from '../list/read-number.ts';

export const LEVELS = ['All', 'Information', 'Warning', 'Error'] as const;
export const STATUSES = [
  'Success',
  'Failed',
  'Duplicate',
  'Denied',
  'NotFound',
  'Exit',
  'Pending',
] as const satisfies readonly LogStatus[];

const COUNT = 100;
const BINS = 120;
const MINUTE = 60_000;
const HOURS = 24 * 60 * MINUTE;
const FOLLOW = { refetchInterval: pollEvery(5000) };
const TOPICS = ['Log'] as const;
const NONE = [] as const;

/** The log as the address says: filters, period and page. */
export function useLogs() {
  const { data: config } = useSiteConfig();
  const hasExtension = config && (config.extensions?.includes('logs') ?? false);
  const { params, set } = useSearchState();
  const [isPaused, setPaused] = useState(false);
  const text = useDebounced(params.get('q')?.trim() ?? '');
  const filters = readFilters(params);
  const narrowed = narrowingParams(text, filters);
  const query: ListLogsParams = {
    level: filters.level,
    count: COUNT,
    ...(hasExtension && { ...narrowed, ...rangeParams(filters) }),
  };
  const isFollowing = !isPaused && filters.before === null && filters.until === null;
  useLive(null, isFollowing ? TOPICS : NONE);
  const lines = useListLogs(query, {
    query: { ...KEEP_ROWS, ...(isFollowing && FOLLOW), enabled: config !== undefined },
  });
  // Whole minutes, so that the same chart is not fetched again for each render.
  const [end] = useState(() => Math.ceil(Date.now() / MINUTE) * MINUTE);
  const chart = useGetLogHistogram(
    { since: end - HOURS, until: end, bins: BINS, ...narrowed },
    { query: { ...KEEP_ROWS, enabled: hasExtension === true } },
  );
  /** Every change but that of the page leads to the newest lines. */
  const change = (changes: Record<string, string | null>, options?: { replace?: boolean }) =>
    set({ before: null, ...changes }, options);
  return {
    ...filters,
    hasExtension,
    text: params.get('q') ?? '',
    lines,
    chart,
    count: COUNT,
    isFollowing,
    isPaused,
    setPaused,
    change,
    showBefore: (id: number | null) => set({ before: id === null ? null : String(id) }),
    clear: () =>
      change({ q: null, level: null, user: null, status: null, since: null, until: null }),
  };
}

export type Logs = ReturnType<typeof useLogs>;

function readFilters(params: URLSearchParams) {
  return {
    level: LEVELS.find((level) => level === params.get('level')) ?? 'All',
    status: STATUSES.find((status) => status === params.get('status')),
    user: params.get('user'),
    since: readNumber(params.get('since')),
    until: readNumber(params.get('until')),
    before: readNumber(params.get('before')),
  };
}

type LogFilters = ReturnType<typeof readFilters>;

/** What narrows both the lines and the chart. */
function narrowingParams(text: string, { user, status }: LogFilters) {
  return {
    ...(text !== '' && { text }),
    ...(user !== null && { user }),
    ...(status && { status }),
  };
}

/** Period and page of the lines. */
function rangeParams({ since, until, before }: LogFilters) {
  return {
    ...(since !== null && { since }),
    ...(until !== null && { until }),
    ...(before !== null && { before }),
  };
}
