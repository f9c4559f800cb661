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
/** Other languages need about that much more room than English, as a share. */
const LONGER = 0.4;
/** Places of values, and marks of plural forms. */
const SYNTAX = /(\{\{(?:\w+:)?|\}\}|\{[^{}]*\}|\|)/;

/**
 * English in disguise, to see at a glance what is not translatable, cut off, or pushes its
 * neighbours away: accented, 40 % longer, in brackets. Places for values stay as they are.
 */
export function stretch(text: string): string {
  const parts = text.split(SYNTAX);
  if (!parts.some((part) => !SYNTAX.test(part) && /[a-z]/i.test(part))) return text;
  return `[${parts.map((part) => (SYNTAX.test(part) ? part : stretchWords(part))).join('')}]`;
}

/** Repeats vowels, and last letters of words that have too few, so that no new place to wrap appears. */
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
