import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

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
      if (target === previousAddress()) window.history.back();
      else navigate(target, { replace: true });
    },
    [navigate, path],
  );
  return { params, set, close };
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

/** Path and query to which Back leads; null if that is another site, or not known to the browser. */
function previousAddress(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const url = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  if (!url) return null;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
