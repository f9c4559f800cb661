import { chordFor } from './shortcut-settings.ts';
import { definitionOf, type KeyArea, SHORTCUT_IDS, type ShortcutId } from './shortcuts.ts';

/** Keys that the browser or the page itself needs. */
const RESERVED = new Set(
  [
    'tab enter space escape backspace delete home end pageup pagedown',
    'arrowup arrowdown arrowleft arrowright',
    'mod+a mod+c mod+f mod+l mod+n mod+p mod+q mod+r mod+t mod+v mod+w mod+x mod+z',
  ].flatMap((line) => line.split(' ')),
);

/** Areas that are on the screen together with others than themselves and the site. */
const TOGETHER: Partial<Record<KeyArea, readonly KeyArea[]>> = {
  game: ['board', 'scores'],
  staff: ['review', 'editor', 'board'],
  editor: ['board'],
};

/**
 * Why a shortcut cannot have these keys: `reserved`, or the shortcut that has them, or others that
 * begin with them, where both can be meant; null where it can.
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

/** One would never come to its second key. */
function clash(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
