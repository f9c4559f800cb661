import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/media.ts';

/**
 * Whether the window is narrower than a breakpoint. Only for showing something else there; use CSS
 * to lay out the same content differently.
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
