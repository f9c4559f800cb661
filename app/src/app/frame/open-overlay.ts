import { useSyncExternalStore } from 'react';

/** What can be laid over any page: the palette, the sheet of keys, the choice of a look. */
export type Overlay = 'palette' | 'keys' | 'appearance';

const listeners = new Set<() => void>();
let open: Overlay | null = null;

/** Lays something over the page, or null: takes it away. */
export function setOverlay(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
