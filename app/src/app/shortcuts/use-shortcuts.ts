import { chordKeys, onFirstUse } from '@halyard/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { chordFor, useKeyChoice } from './shortcut-settings.ts';
import type { Handlers } from './key-press.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Precedence: handlers of inner layers win. */
const DEPTH = { site: 0, page: 1, panel: 2 } as const;

interface Layer {
  depth: number;
  handlers: () => Handlers;
}

let layers: readonly Layer[] = [];
let press: ((event: KeyboardEvent, layers: readonly Layer[]) => void) | null = null;

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

/** Fetches the key handling on the first interaction; if that fails, the next key press retries. */
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
  // Prevent the browser's own action before the code has loaded.
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) event.preventDefault();
  void load().then((run) => run?.(event, layers));
});
onFirstUse(() => void load());
