import { chordKeys, onFirstUse } from '@halyard/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { chordFor, useKeyChoice } from './shortcut-settings.ts';
import type { Handlers } from './key-press.ts';
import type { ShortcutId } from './shortcuts.ts';

/** How far inside it is that something acts: what is further in goes first. */
const DEPTH = { site: 0, page: 1, panel: 2 } as const;

interface Layer {
  depth: number;
  handlers: () => Handlers;
}

let layers: readonly Layer[] = [];
let press: ((event: KeyboardEvent, layers: readonly Layer[]) => void) | null = null;

/**
 * Acts by key while the component is shown, by the keys that are chosen for each shortcut. They rest
 * while something is typed (but for those with Ctrl or Cmd, and Escape) and while a dialog or menu
 * is open.
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

/** The keys of a shortcut as they are shown beside what it does: "g c", "Ctrl K". */
export function useKeysOf(id: ShortcutId): string {
  useKeyChoice();
  return chordKeys(chordFor(id)).join(' ');
}

/** What a press means is fetched when somebody begins to do something; offline the next press asks again. */
async function load() {
  try {
    press ??= (await import('./key-press.ts')).press;
  } catch {
    return null;
  }
  return press;
}

window.addEventListener('keydown', (event) => {
  if (event.defaultPrevented) return;
  if (press) return press(event, layers);
  // The browser has its own idea of this one and would not wait.
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) event.preventDefault();
  void load().then((run) => run?.(event, layers));
});
onFirstUse(() => void load());
