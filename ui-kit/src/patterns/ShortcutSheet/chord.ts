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

/**
 * The name of a pressed chord: `k`, `?`, `mod+k` (Ctrl or Cmd), `alt+shift+x`, `escape`; `null` for a
 * modifier alone. Letters are those of a Latin keyboard in any layout; other characters are those that
 * the keys write.
 */
export function chordOf(press: KeyPress): string | null {
  const { key, code } = press;
  if (MODIFIERS.has(key) || key === '') return null;
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
  const isForeign = key.length === 1 && key > '\x7f';
  const name = isForeign && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
  // Some keyboards write characters with Ctrl and Alt.
  const isReached = isSign && press.altKey;
  return [
    (press.ctrlKey || press.metaKey) && !isReached && 'mod',
    press.altKey && !isReached && 'alt',
    press.shiftKey && !isSign && 'shift',
    name === ' ' ? 'space' : name.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+');
}
