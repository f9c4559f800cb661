/** Code points of the first capital, small letter and digit of each style; 0 if there are none. */
const FIRST = new Map<string, readonly [capital: number, small: number, digit: number]>(
  Object.entries({
    bold: [0x1d400, 0x1d41a, 0x1d7ce],
    italic: [0x1d434, 0x1d44e, 0],
    'bold-italic': [0x1d468, 0x1d482, 0],
    script: [0x1d49c, 0x1d4b6, 0],
    'bold-script': [0x1d4d0, 0x1d4ea, 0],
    fraktur: [0x1d504, 0x1d51e, 0],
    'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
    'bold-fraktur': [0x1d56c, 0x1d586, 0],
    'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
    'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec],
    'sans-serif-italic': [0x1d608, 0x1d622, 0],
    'sans-serif-bold-italic': [0x1d63c, 0x1d656, 0],
    monospace: [0x1d670, 0x1d68a, 0x1d7f6],
  } as const),
);

/** Letters that Unicode has outside of the contiguous alphabets. */
const EARLIER = new Map(
  Object.entries({
    italic: 'hℎ',
    script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
    fraktur: 'CℭHℌIℑRℜZℨ',
    'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
  }),
);

/** Names of the styles, as in `mathvariant`. */
export const mathStyles = [...FIRST.keys()];

function shift(letter: string, first: number, origin: string): string {
  return first === 0
    ? letter
    : String.fromCodePoint(first + letter.charCodeAt(0) - origin.charCodeAt(0));
}

/**
 * Converts text to the Unicode letters of a style. Browsers ignore `mathvariant`, so otherwise a field ℤ
 * would look like a variable Z.
 */
export function mathLetters(text: string, style: string): string {
  const first = FIRST.get(style);
  if (!first) return text;
  const [capital, small, digit] = first;
  const earlier = EARLIER.get(style) ?? '';
  return text.replace(/[A-Za-z0-9]/g, (letter) => {
    const at = earlier.indexOf(letter);
    if (at >= 0) return earlier.charAt(at + 1);
    if (letter >= 'a') return shift(letter, small, 'a');
    return letter >= 'A' ? shift(letter, capital, 'A') : shift(letter, digit, '0');
  });
}
