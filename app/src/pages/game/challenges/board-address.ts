import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { type BoardFilter, readFilter } from './board-filter.ts';

/** The state of the board in the address, and functions to change it. */
export interface BoardAddress {
  filter: BoardFilter;
  /** The id of the open challenge. */
  openId: number | null;
  /** The current address with changed parameters; null removes one. */
  hrefWith: (changes: Record<string, string | null>) => string;
  /**
   * Changes the filter by replacing the history entry, so that Back skips the letters of a search.
   */
  setFilter: (changes: Record<string, string | null>) => void;
  /** Opens another challenge instead, or closes the open one. */
  move: (id: number | null) => void;
}

/** The state of the board in the address: filters, order, layout and the open challenge. */
export function useBoardAddress(): BoardAddress {
  const { params, set, close } = useSearchState();
  const [path] = useLocation();
  const filter = useMemo(() => readFilter(params), [params]);
  const id = params.get('challenge') ?? '';
  return {
    filter,
    openId: /^\d{1,9}$/.test(id) ? Number(id) : null,
    hrefWith: (changes) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      return text === '' ? path : `${path}?${text}`;
    },
    setFilter: (changes) => set(changes, { replace: true }),
    move: (next) =>
      next === null ? close('challenge') : set({ challenge: String(next) }, { replace: true }),
  };
}
