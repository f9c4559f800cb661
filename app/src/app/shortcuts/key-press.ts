import { chordOf } from '@halyard/ui-kit';
import { chordFor, keyChoice } from './shortcut-settings.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Handlers by shortcut; undefined while a shortcut is disabled. */
export type Handlers = Partial<Record<ShortcutId, (() => void) | undefined>>;

/** Timeout for the second key of a pair, in ms. */
const PAIR_TIMEOUT = 1500;

let first: { chord: string; at: number } | null = null;

/** Runs the handler of a key in the first layer that has one. */
export function press(event: KeyboardEvent, layers: readonly { handlers: () => Handlers }[]): void {
  const chord = chordOf(event);
  if (chord === null || event.isComposing || isElsewhere(event.target, chord)) return;
  const pair =
    first && event.timeStamp - first.at < PAIR_TIMEOUT ? `${first.chord} ${chord}` : null;
  first = { chord, at: event.timeStamp };
  const find = (wanted: string | null) =>
    layers.map(({ handlers }) => findRun(handlers(), wanted)).find((each) => each !== undefined);
  const run = find(pair) ?? find(chord);
  if (!run) return;
  event.preventDefault();
  first = null;
  // Ignore key repeat.
  if (!event.repeat) run();
}

function findRun(handlers: Handlers, chord: string | null): (() => void) | undefined {
  const ids = Object.keys(handlers) as ShortcutId[];
  const id = ids.find((each) => handlers[each] && chordFor(each) === chord);
  return id && handlers[id];
}

function isElsewhere(target: EventTarget | null, chord: string): boolean {
  const isAlways = chord === 'escape' || chord.includes('mod+');
  if (!isAlways && (!keyChoice().single || isTyping(target))) return true;
  // Last, because it searches the whole page, which would delay each letter that is typed.
  return document.querySelector('[data-modal], [role=menu]') !== null;
}

const TEXTLESS = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT')
  );
}
