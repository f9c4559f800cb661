import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/media.ts';

/**
 * Whether the window is narrower than a breakpoint, for pages that show something else there, not
 * the same in another place: that is CSS's work.
 */
export function useBelow(from: keyof typeof breakpoint): boolean {
  const query = `(width < ${breakpoint[from]})`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
