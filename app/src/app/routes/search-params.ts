import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { currentPlace, previousPlace, SHEET } from '../navigation/history-entry.ts';

/**
 * State of a page that is kept in the query string: filters, the open challenge, a tab.
 * `set({ team: '3' })` pushes a history entry, so that Back closes what was opened; null removes.
 * `close('team')` removes what a link has added: it goes back if it was opened from here, so that no
 * entry is left to which Back would lead without effect.
 */
export function useSearchState() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
      navigate(`${path}${changedSearch(changes)}`, options);
    },
    [navigate, path],
  );
  const close = useCallback(
    (name: string) => {
      const target = `${path}${changedSearch({ [name]: null })}`;
      if (target === previousPlace()) window.history.back();
      else navigate(target, { replace: true });
    },
    [navigate, path],
  );
  return { params, set, close };
}

/**
 * A sheet over the page that Back closes: it is in the address. What is changed in the address while
 * it is open, such as a filter, stays when it closes.
 */
export function useSheet(name: string) {
  const { params, set, close } = useSearchState();
  const [path, navigate] = useLocation();
  const isOpen = params.get(SHEET) === name;
  const beneath = placeBeneath(path, params);
  const last = useRef<{ before: string | null; beneath: string }>(null);
  useEffect(() => {
    if (isOpen) {
      last.current = { before: previousPlace(), beneath };
      return;
    }
    const closed = last.current;
    last.current = null;
    if (closed && closed.before === currentPlace() && closed.beneath !== closed.before)
      navigate(closed.beneath, { replace: true });
  }, [isOpen, beneath, navigate]);
  return {
    isOpen,
    open: () => set({ [SHEET]: name }),
    close: () => {
      if (previousPlace() === null) close(SHEET);
      else window.history.back();
    },
  };
}

function placeBeneath(path: string, params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete(SHEET);
  return rest.size > 0 ? `${path}?${rest.toString()}` : path;
}

/** The current query string with changed parameters; null and empty values are removed. */
function changedSearch(changes: Record<string, string | null>): string {
  const next = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}
