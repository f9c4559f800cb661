import { chordKeys, chordOf } from '@halyard/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { chordFor, keyChoice, useKeyChoice } from './key-store.ts';
import type { ShortcutId } from './shortcuts.ts';

/** What to do by key; nothing where a shortcut has nothing to do just now. */
type Handlers = Partial<Record<ShortcutId, (() => void) | undefined>>;

/** How far inside it is that something acts: what is further in goes first. */
const DEPTH = { site: 0, page: 1, panel: 2 } as const;

interface Layer {
  depth: number;
  find: (chord: string) => (() => void) | undefined;
}

/** How long the second key of a pair may take, in ms. */
const PAIR = 1500;

let layers: Layer[] = [];
let first: { chord: string; at: number } | null = null;

/**
 * Acts by key while the component is shown, by the keys that are chosen for each shortcut. They rest
 * while something is typed (but for those with Ctrl or Cmd, and Escape) and while a dialog or menu
 * is open.
 */
export function useShortcuts(handlers: Handlers, place: keyof typeof DEPTH = 'page'): void {
  const find = useEffectEvent((chord: string) => {
    const ids = Object.keys(handlers) as ShortcutId[];
    const id = ids.find((each) => handlers[each] && chordFor(each) === chord);
    return id && handlers[id];
  });
  useEffect(() => {
    const layer: Layer = { depth: DEPTH[place], find: (chord) => find(chord) };
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

function press(event: KeyboardEvent): void {
  const chord = chordOf(event);
  if (chord === null || event.defaultPrevented || event.isComposing) return;
  if (isElsewhere(event.target, chord)) return;
  const pair = first && event.timeStamp - first.at < PAIR ? `${first.chord} ${chord}` : null;
  first = { chord, at: event.timeStamp };
  const run = (pair !== null && findRun(pair)) || findRun(chord);
  if (!run) return;
  event.preventDefault();
  first = null;
  // A key that is held down does it once.
  if (!event.repeat) run();
}

function findRun(chord: string): (() => void) | undefined {
  for (const { find } of layers) {
    const run = find(chord);
    if (run) return run;
  }
  return undefined;
}

function isElsewhere(target: EventTarget | null, chord: string): boolean {
  if (document.querySelector('[data-modal], [role=menu]')) return true;
  const isAlways = chord === 'escape' || chord.includes('mod+');
  return !isAlways && (!keyChoice().single || isTyping(target));
}

const TEXTLESS = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT')
  );
}

window.addEventListener('keydown', press);
