import type { TableSort } from '@halyard/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchState } from '../app/routes/search-params.ts';
import { type ListFormat, type ListView, readView, writeView } from './list-address.ts';
import { useDebounced } from './use-debounced.ts';

/** Query option: keeps showing the rows of the previous page until the next page is loaded. */
export const KEEP_ROWS = { placeholderData: keepPreviousData };

/** State of a list in the address: search, filters, sort and page. See `docs/lists.md`. */
export function useList<Filters extends object, Column extends string>(
  format: ListFormat<Filters, Column>,
) {
  const { params, set } = useSearchState();
  const view = readView(format, params);
  const text = useDebounced(view.text.trim());

  /** All changes except of the page itself go back to the first page. */
  const change = (
    changes: Partial<ListView<Filters, Column>>,
    options?: { replace?: boolean },
  ): void => set(writeView(format, { ...view, page: 1, ...changes }), options);

  return {
    ...view,
    /** Whether a search or a filter is set. */
    isNarrowed: text !== '' || isFiltered(format, view.filters),
    /** The paging parameters of the API. */
    window: { count: view.size, skip: (view.page - 1) * view.size },
    /** The debounced search text. */
    ...(text !== '' && { searched: text }),
    search: (typed: string) => change({ text: typed }, { replace: true }),
    filter: (filters: Partial<Filters>) => change({ filters: { ...view.filters, ...filters } }),
    sortBy: ({ column, direction }: TableSort) => {
      const known = format.columns.find((each) => each === column);
      if (known) change({ sort: { column: known, direction } });
    },
    resize: (size: number) => change({ size }),
    clear: () => {
      const { text: none, filters } = readView(format, new URLSearchParams());
      change({ text: none, filters });
    },
    toPage: (page: number) => set(writeView(format, { ...view, page }), { replace: true }),
    pageHref: (page: number): string => {
      const next = new URLSearchParams(params);
      if (page === 1) next.delete('page');
      else next.set('page', String(page));
      const query = next.toString();
      return query === '' ? window.location.pathname : `${window.location.pathname}?${query}`;
    },
  };
}

function isFiltered<Filters extends object>(
  { filters: formats }: ListFormat<Filters, string>,
  filters: Filters,
): boolean {
  const names = Object.keys(formats) as (keyof Filters)[];
  return names.some((name) => formats[name].write(filters[name]) !== null);
}

/** Goes to the last page if the current one no longer exists, for example after its only row was deleted. */
export function useLastPage(
  { page, size, toPage }: { page: number; size: number; toPage: (page: number) => void },
  total: number | undefined,
): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    if (page > last) toPage(last);
    // `toPage` changes at each render, but its behaviour does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page, last]);
}
