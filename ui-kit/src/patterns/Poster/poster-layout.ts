import { flagLetters } from '../LetterFlag/letters.ts';

const MOST_LETTERS = 10;
/** If the first word is shorter than this, the next one is added: "Dry Dock". */
const SHORTEST_HOIST = 4;
const FALLBACK_LETTERS = 6;
const GROUNDS = 6;
const GAP = 0.22;
const FILL = 0.66;

/** Chosen so that adjacent titles of the examples have different backgrounds. */
const SEED = 6890;

/** A stable 32-bit hash of a text (FNV-1a with a fixed seed). */
function hash(text: string): number {
  let value = SEED;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

/** Letters of a poster: the first word, or six derived from the id if no letter has a flag. */
export function posterLetters(title: string, id: number | string): string[] {
  const letters: string[] = [];
  for (const word of title.split(/\s+/)) {
    letters.push(...flagLetters(word));
    if (letters.length >= SHORTEST_HOIST) break;
  }
  if (letters.length > 0) return letters.slice(0, MOST_LETTERS);
  return Array.from({ length: FALLBACK_LETTERS }, (_, index) =>
    String.fromCharCode(65 + (hash(`${id}/${index}`) % 26)),
  );
}

/** Index of the background, 0 to 5. */
export function posterGround(letters: readonly string[]): number {
  return (hash(letters.join('')) >>> 8) % GROUNDS;
}

export interface PosterLayout {
  size: number;
  flags: readonly { letter: string; x: number; y: number }[];
  /** Positions of the lines above the rows of flags. */
  lines: readonly number[];
}

/** Centres letters on a poster of the given size, in one row if it is wide. */
export function posterLayout(
  letters: readonly string[],
  width: number,
  height: number,
): PosterLayout {
  const small = width < 100;
  const shown = small ? letters.slice(0, 6) : letters;
  const columns = Math.min(shown.length, width / height >= 1.9 ? MOST_LETTERS : small ? 3 : 5);
  const rows = Math.ceil(shown.length / columns);
  const size = Math.min(
    (width * FILL) / (columns + (columns - 1) * GAP),
    (height * FILL) / (rows + (rows - 1) * GAP),
  );
  const step = size * (1 + GAP);
  const left = (width - columns * step + size * GAP) / 2;
  const top = (height - rows * step + size * GAP) / 2;
  return {
    size,
    flags: shown.map((letter, index) => ({
      letter,
      x: left + (index % columns) * step,
      y: top + Math.floor(index / columns) * step,
    })),
    lines: Array.from({ length: rows }, (_, row) => top + row * step - 0.5),
  };
}
