import { lazyComponent, preload } from './lazy-component.ts';

async function load() {
  return (await import('./ModalLayer.tsx')).ModalLayer;
}

/** The layer of dialogs and sheets, loaded on first use. */
export const LazyModalLayer = lazyComponent(load);

/** Loads the code that every dialog needs, for dialogs that must open without a network. */
export const preloadDialog = preload(load);
