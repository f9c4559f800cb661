function letters(word: string): string[] {
  return Array.from(word).filter((char) => /[\p{L}\p{N}]/u.test(char));
}

/** Two letters for a name: of its first two words, else its first two. Names without any give "". */
export function initials(name: string): string {
  const words = name
    .split(/[\s._-]+/u)
    .map(letters)
    .filter((word) => word.length > 0);
  const [first = [], second] = words;
  return [first[0], second === undefined ? first[1] : second[0]].join('');
}

/** A hue (0 to 359) that stays the same for a name. */
export function nameHue(name: string): number {
  let hash = 7;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return (hash * 47) % 360;
}
