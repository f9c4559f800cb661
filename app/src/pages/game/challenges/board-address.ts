import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { type BoardFilter, readFilter } from './board-filter.ts';

/** What the address says about the board, and ways to change it. */
export interface BoardAddress {
  filter: BoardFilter;
  /** The open challenge. */
  openId: number | null;
  /** This address with some parameters changed; null takes one away. */
  hrefWith: (changes: Record<string, string | null>) => string;
  /** Changes what is shown; Back does not lead through every letter of a search. */
  setFilter: (changes: Record<string, string | null>) => void;
  /** Opens another challenge in the place of the open one, or closes it. */
  move: (id: number | null) => void;
}

/** The board's place: filters, order, layout and the open challenge. */
export function useBoardAddress(): BoardAddress {
  const { params, set } = useSearchState();
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
    move: (next) => set({ challenge: next === null ? null : String(next) }, { replace: true }),
  };
}
