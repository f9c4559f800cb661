import { lazyComponent, preload } from './lazy-component.ts';

async function load() {
  return (await import('./ModalLayer.tsx')).ModalLayer;
}

/** What dialogs and sheets lie on. */
export const LazyModalLayer = lazyComponent(load);

/** Fetches what every dialog needs, for one that must open even without a network. */
export const preloadDialog = preload(load);
