/** What may stand for a character, by its upper-case form. The character itself is among them. */
export type LeetMap = ReadonlyMap<string, string>;

const PLAIN =
  'Aa4 Bb68 Cc Dd Ee3 Ff1 Gg69 Hh Ii1l Jj Kk Ll1I Mm Nn Oo0 Pp Qq9 Rr Ss5 Tt7 Uu Vv Ww Xx Yy Zz2 ' +
  '0oO 1lI 2zZ 3eE 4aA 5Ss 6Gb 7T 8bB 9g';

const COMPLEX = 'Aa4@ Bb6& Cc( Ii1l! Ll1I! Oo0# Ss5$ Zz2? 0oO# 1lI| 2zZ? 8B&';

const byFirst = (sets: string): LeetMap =>
  new Map(sets.split(' ').map((set) => [set.charAt(0), set]));

export const PLAIN_LEET: LeetMap = byFirst(PLAIN);
export const COMPLEX_LEET: LeetMap = byFirst(`${PLAIN} ${COMPLEX}`);

/** What may stand for `char`: one or more characters, `char` alone when the map is silent. */
export function leetSet(map: LeetMap, char: string): string {
  if (char === ' ') return '_';
  // ASCII only: upper-casing maps some other characters, such as the dotless i, to ASCII letters.
  return char <= '\u007f' ? (map.get(char.toUpperCase()) ?? char) : char;
}
