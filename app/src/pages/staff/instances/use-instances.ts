import { useListInstances } from '@halyard/sdk/react';
import type { Instance } from '@halyard/sdk/types';
import { pollEvery } from '../../../app/live/live-store.ts';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import { type ListFormat, oneOf } from '../../../lists/list-address.ts';
import { KEEP_ROWS, useList } from '../../../lists/use-list.ts';
import { inOrder, matches, viewOf, VIEWS } from './staff-instance.ts';

const REFRESH = 10_000;
const DEFAULT_WINDOW = 10;

type Tests = 'none' | 'shown';

const FORMAT: ListFormat<{ show: (typeof VIEWS)[number]; tests: Tests }, 'left'> = {
  filters: { show: oneOf(VIEWS), tests: oneOf(['none', 'shown']) },
  columns: ['left'],
  sizes: [50],
};

/** The instances of the site that pass the filters in the address. */
export function useInstances() {
  const list = useList(FORMAT);
  const { data: config } = useSiteConfig();
  const hasExtension = config?.extensions?.includes('instances') ?? false;
  const { data, error, refetch } = useListInstances(hasExtension ? { all: true } : {}, {
    query: { ...KEEP_ROWS, enabled: config !== undefined, refetchInterval: pollEvery(REFRESH) },
  });
  const windowMinutes = config?.renewalWindow ?? DEFAULT_WINDOW;
  const view = (instance: Instance) => viewOf(instance, Date.now(), windowMinutes);
  const withTests = list.filters.tests === 'shown';
  const searched = (data?.data ?? []).filter(
    (instance) => (withTests || !instance.test) && matches(instance, list.text),
  );
  const { show } = list.filters;
  const shown = searched.filter((instance) => show === 'all' || view(instance) === show);
  const count = (each: (typeof VIEWS)[number]) =>
    each === 'all'
      ? searched.length
      : searched.filter((instance) => view(instance) === each).length;
  return {
    list,
    hasExtension,
    withTests,
    isLoading: data === undefined,
    error: data === undefined ? error : null,
    refetch,
    rows: inOrder(shown, view),
    view,
    count,
    windowMinutes,
  };
}

export type Instances = ReturnType<typeof useInstances>;
