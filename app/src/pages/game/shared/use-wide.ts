import { breakpoint } from '@halyard/ui-kit';
import { useSyncExternalStore } from 'react';

/** Whether the window is at least as wide as a breakpoint: for what is not the same thing there. */
export function useWide(from: keyof typeof breakpoint): boolean {
  const query = `(min-width: ${breakpoint[from]})`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
