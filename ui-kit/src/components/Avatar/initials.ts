function letters(word: string): string[] {
  return Array.from(word).filter((char) => /[\p{L}\p{N}]/u.test(char));
}

/**
 * Two initials of a name: the first letters of its first two words, or the first two letters of its
 * only word. A name without letters gives "".
 */
export function initials(name: string): string {
  const words = name
    .split(/[\s._-]+/u)
    .map(letters)
    .filter((word) => word.length > 0);
  const [first = [], second] = words;
  return [first[0], second === undefined ? first[1] : second[0]].join('');
}

/** A hue (0 to 359) derived from the name; the same name always gives the same hue. */
export function nameHue(name: string): number {
  let hash = 7;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return (hash * 47) % 360;
}
