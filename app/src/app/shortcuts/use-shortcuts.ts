import { chordKeys } from '@halyard/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { chordFor, useKeyChoice } from './shortcut-settings.ts';
import { type Handlers, press } from './key-press.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Precedence: handlers of inner layers win. */
const DEPTH = { site: 0, page: 1, panel: 2 } as const;

interface Layer {
  depth: number;
  handlers: () => Handlers;
}

let layers: readonly Layer[] = [];

/**
 * Registers shortcut handlers while the component is mounted. Shortcuts are disabled while the user
 * types (except those with Ctrl or Cmd, and Escape) and while a dialog or menu is open.
 */
export function useShortcuts(handlers: Handlers, place: keyof typeof DEPTH = 'page'): void {
  const current = useEffectEvent(() => handlers);
  useEffect(() => {
    const layer: Layer = { depth: DEPTH[place], handlers: () => current() };
    layers = [...layers, layer].toSorted((a, b) => b.depth - a.depth);
    return () => {
      layers = layers.filter((each) => each !== layer);
    };
  }, [place]);
}

/** The keys of a shortcut for display: "g c", "Ctrl K". */
export function useKeysOf(id: ShortcutId): string {
  useKeyChoice();
  return chordKeys(chordFor(id)).join(' ');
}

// Part of the first load: a key that is pressed while code is fetched would be lost, and the letters
// after it would go to the wrong field.
window.addEventListener('keydown', (event) => {
  if (!event.defaultPrevented) press(event, layers);
});
