import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/**
 * State of a page that is kept in the query string: filters, the open challenge, a tab.
 * `set({ team: '3' })` pushes a history entry, so that Back closes what was opened; null removes.
 */
export function useSearchState() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate(text === '' ? path : `${path}?${text}`, options);
    },
    [navigate, path],
  );
  return { params, set };
}
