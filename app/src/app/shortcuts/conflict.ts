import { chordFor } from './shortcut-settings.ts';
import { definitionOf, type KeyArea, SHORTCUT_IDS, type ShortcutId } from './shortcuts.ts';

/** Keys that the browser or the page itself uses. */
const RESERVED = new Set(
  [
    'tab enter space escape backspace delete home end pageup pagedown',
    'arrowup arrowdown arrowleft arrowright',
    'mod+a mod+c mod+f mod+l mod+n mod+p mod+q mod+r mod+t mod+v mod+w mod+x mod+z',
  ].flatMap((line) => line.split(' ')),
);

/** Areas that are active together with others, besides `site`. */
const TOGETHER: Partial<Record<KeyArea, readonly KeyArea[]>> = {
  game: ['board', 'scores'],
  staff: ['review', 'editor', 'board'],
  editor: ['board'],
};

/**
 * Why a shortcut cannot have these keys: `reserved`, or the id of a shortcut that is active at the
 * same time and has the same keys or a common prefix; null if it can.
 */
export function conflictOf(id: ShortcutId, chord: string): ShortcutId | 'reserved' | null {
  if (chord.split(' ').some((part) => RESERVED.has(part))) return 'reserved';
  const { area } = definitionOf(id);
  const other = SHORTCUT_IDS.find(
    (each) => each !== id && meet(area, definitionOf(each).area) && clash(chord, chordFor(each)),
  );
  return other ?? null;
}

function meet(a: KeyArea, b: KeyArea): boolean {
  if (a === b || a === 'site' || b === 'site') return true;
  return TOGETHER[a]?.includes(b) === true || TOGETHER[b]?.includes(a) === true;
}

/** With a common prefix, the longer one could never be completed. */
function clash(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
