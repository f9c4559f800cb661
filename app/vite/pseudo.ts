const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
};
const VOWEL = /[aeiouy]/i;
/** Share by which other languages are longer than English. */
const LONGER = 0.4;
/** Placeholders and plural forms. */
const SYNTAX = /(\{\{(?:\w+:)?|\}\}|\{[^{}]*\}|\|)/;

/**
 * Pseudo-localises an English text: accented, 40 % longer, in brackets. It reveals texts that are
 * hard-coded, truncated or break the layout. Placeholders are kept.
 */
export function stretch(text: string): string {
  const parts = text.split(SYNTAX);
  if (!parts.some((part) => !SYNTAX.test(part) && /[a-z]/i.test(part))) return text;
  return `[${parts.map((part) => (SYNTAX.test(part) ? part : stretchWords(part))).join('')}]`;
}

/** Lengthens words by repeating letters, which adds no line break opportunities. */
function stretchWords(words: string): string {
  let debt = 0;
  return words.replaceAll(/[a-z]/gi, (letter, at: number) => {
    const accented = ACCENTS[letter] ?? letter;
    debt += LONGER;
    const isLast = !/[a-z]/i.test(words[at + 1] ?? '');
    const more = VOWEL.test(letter) || isLast ? Math.ceil(debt - (isLast ? 0 : 0.5)) : 0;
    debt -= more;
    return accented.repeat(1 + more);
  });
}
