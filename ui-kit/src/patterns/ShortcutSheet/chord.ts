/** The fields of a `KeyboardEvent` that `chordOf` needs. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const MODIFIERS = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'Dead']);

/** Names the key in a chord. A letter of another script becomes the Latin one of its place. */
function nameOfKey({ key, code }: KeyPress): string {
  if (key === ' ') return 'space';
  const isForeign = key.length === 1 && key > '\x7f';
  const name = isForeign && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
  return name.toLowerCase();
}

/**
 * The name of a pressed chord: `k`, `?`, `mod+k` (Ctrl or Cmd), `alt+shift+x`, `escape`; `null` for a
 * modifier alone. Letters are those of a Latin keyboard in any layout; other characters are those that
 * the keys write.
 */
export function chordOf(press: KeyPress): string | null {
  const { key } = press;
  if (MODIFIERS.has(key) || key === '') return null;
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
  // Some keyboards write characters with Ctrl and Alt.
  const isReached = isSign && press.altKey;
  return [
    (press.ctrlKey || press.metaKey) && !isReached && 'mod',
    press.altKey && !isReached && 'alt',
    press.shiftKey && !isSign && 'shift',
    nameOfKey(press),
  ]
    .filter(Boolean)
    .join('+');
}
