import { chordOf } from '@halyard/ui-kit';
import { chordFor, keyChoice } from './shortcut-settings.ts';
import type { ShortcutId } from './shortcuts.ts';

/** What to do by key; nothing where a shortcut has nothing to do just now. */
export type Handlers = Partial<Record<ShortcutId, (() => void) | undefined>>;

/** How long the second key of a pair may take, in ms. */
const PAIR = 1500;

let first: { chord: string; at: number } | null = null;

/** Does what a key stands for, if anything does: the first of the layers that has something. */
export function press(event: KeyboardEvent, layers: readonly { handlers: () => Handlers }[]): void {
  const chord = chordOf(event);
  if (chord === null || event.isComposing || isElsewhere(event.target, chord)) return;
  const pair = first && event.timeStamp - first.at < PAIR ? `${first.chord} ${chord}` : null;
  first = { chord, at: event.timeStamp };
  const find = (wanted: string | null) =>
    layers.map(({ handlers }) => findRun(handlers(), wanted)).find((each) => each !== undefined);
  const run = find(pair) ?? find(chord);
  if (!run) return;
  event.preventDefault();
  first = null;
  // A key that is held down does it once.
  if (!event.repeat) run();
}

function findRun(handlers: Handlers, chord: string | null): (() => void) | undefined {
  const ids = Object.keys(handlers) as ShortcutId[];
  const id = ids.find((each) => handlers[each] && chordFor(each) === chord);
  return id && handlers[id];
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
