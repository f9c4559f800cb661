import { createStore, useStore } from '../storage/create-store.ts';

/** What can be laid over any page: the palette, the sheet of keys, the choice of a look. */
export type Overlay = 'palette' | 'keys' | 'appearance';

const openOverlay = createStore<Overlay | null>(null);

/** Opens an overlay; null closes the one that is open. */
export const setOverlay = openOverlay.set;

export function useOverlay(): Overlay | null {
  return useStore(openOverlay);
}
