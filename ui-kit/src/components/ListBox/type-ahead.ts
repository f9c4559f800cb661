/** Maximum time in ms between keys of one type-ahead query. */
export const WORD_PAUSE = 600;

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The option that a type-ahead query selects, searching from the current one and wrapping around.
 * Repeating one letter cycles through its matches. -1 if nothing matches.
 */
export function typeAhead(names: readonly string[], present: number, typed: string): number {
  const letters = Array.from(plain(typed));
  const isRepeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : plain(typed);
  if (wanted === '') return -1;
  // A single letter moves on to the next match; a longer query may stay on the current option.
  const first = letters.length === 1 || isRepeated ? present + 1 : Math.max(0, present);
  for (let step = 0; step < names.length; step += 1) {
    const index = (first + step) % names.length;
    if (plain(names[index] ?? '').startsWith(wanted)) return index;
  }
  return -1;
}

/** The index that a key moves to; undefined for other keys. */
export function listStep(key: string, present: number, count: number): number | undefined {
  const clamp = (index: number): number => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return clamp(present + 1);
    case 'ArrowUp':
      return clamp(present < 0 ? count - 1 : present - 1);
    case 'Home':
      return 0;
    case 'End':
      return clamp(count - 1);
    case 'PageDown':
      return clamp(present + 10);
    case 'PageUp':
      return clamp(present - 10);
    default:
      return undefined;
  }
}
