import { createStore, useStore } from '../storage/create-store.ts';

/** An overlay of any page: command palette, keyboard shortcuts or appearance. */
export type Overlay = 'palette' | 'keys' | 'appearance';

const openOverlay = createStore<Overlay | null>(null);

/** Opens an overlay; null closes the one that is open. */
export const setOverlay = openOverlay.set;

export function useOverlay(): Overlay | null {
  return useStore(openOverlay);
}
