/** The five colours of the international letter flags. */
type FlagTone = 'red' | 'blue' | 'yellow' | 'black' | 'white';

type Shape = readonly [tone: FlagTone, path: string];

function rect(tone: FlagTone, x: number, y: number, width: number, height: number): Shape {
  return [tone, `M${x} ${y}h${width}v${height}h${-width}z`];
}

function field(tone: FlagTone): Shape {
  return rect(tone, 0, 0, 24, 24);
}

const plus = 'M9.5 0h5v9.5H24v5h-9.5V24h-5v-9.5H0v-5h9.5z';
const saltire =
  'M0 0h4.5L12 7.5 19.5 0H24v4.5L16.5 12l7.5 7.5V24h-4.5L12 16.5 4.5 24H0v-4.5L7.5 12 0 4.5z';
const chequers = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3]
    .filter((column) => (row + column) % 2 === 0)
    .map((column) => rect('blue', column * 6, row * 6, 6, 6)),
);
const diagonals = [-1, 0, 1, 2].map((index): Shape => [
  'red',
  `M${index * 9.6} 24l24-24h4.8l-24 24z`,
]);

/** Each letter as layers of 24 x 24, lowest first. */
export const LETTERS: Readonly<Record<string, readonly Shape[]>> = {
  A: [rect('white', 0, 0, 12, 24), ['blue', 'M12 0h12l-6 12 6 12H12z']],
  B: [['red', 'M0 0h24l-6 12 6 12H0z']],
  C: [field('blue'), rect('white', 0, 4.8, 24, 14.4), rect('red', 0, 9.6, 24, 4.8)],
  D: [field('yellow'), rect('blue', 0, 6, 24, 12)],
  E: [rect('blue', 0, 0, 24, 12), rect('red', 0, 12, 24, 12)],
  F: [field('white'), ['red', 'M12 0l12 12-12 12L0 12z']],
  G: [
    field('yellow'),
    rect('blue', 4, 0, 4, 24),
    rect('blue', 12, 0, 4, 24),
    rect('blue', 20, 0, 4, 24),
  ],
  H: [rect('white', 0, 0, 12, 24), rect('red', 12, 0, 12, 24)],
  I: [field('yellow'), ['black', 'M12 6.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11z']],
  J: [field('blue'), rect('white', 0, 8, 24, 8)],
  K: [rect('yellow', 0, 0, 12, 24), rect('blue', 12, 0, 12, 24)],
  L: [
    rect('yellow', 0, 0, 12, 12),
    rect('black', 12, 0, 12, 12),
    rect('black', 0, 12, 12, 12),
    rect('yellow', 12, 12, 12, 12),
  ],
  M: [field('blue'), ['white', saltire]],
  N: [field('white'), ...chequers],
  O: [field('red'), ['yellow', 'M0 0l24 24H0z']],
  P: [field('blue'), rect('white', 7, 7, 10, 10)],
  Q: [field('yellow')],
  R: [field('red'), ['yellow', plus]],
  S: [field('white'), rect('blue', 7, 7, 10, 10)],
  T: [rect('red', 0, 0, 8, 24), rect('white', 8, 0, 8, 24), rect('blue', 16, 0, 8, 24)],
  U: [field('white'), rect('red', 0, 0, 12, 12), rect('red', 12, 12, 12, 12)],
  V: [field('white'), ['red', saltire]],
  W: [field('blue'), rect('white', 5, 5, 14, 14), rect('red', 9, 9, 6, 6)],
  X: [field('white'), ['blue', plus]],
  Y: [field('yellow'), ...diagonals],
  Z: [
    ['yellow', 'M0 0h24L12 12z'],
    ['blue', 'M24 0v24L12 12z'],
    ['red', 'M24 24H0l12-12z'],
    ['black', 'M0 24V0l12 12z'],
  ],
};

/** The letters of a text that have a flag, in upper case. */
export function flagLetters(text: string): string[] {
  return Array.from(text.toUpperCase()).filter((letter) => Object.hasOwn(LETTERS, letter));
}
