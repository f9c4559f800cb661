/** A piece of text as the file holds it; lines and words may be cut anywhere. */
export interface TextPiece {
  str: string;
  /** A line ends behind it. */
  hasEOL: boolean;
}

/** A stretch of one piece: from a character up to another, that one not included. */
export interface Stretch {
  piece: number;
  from: number;
  to: number;
}

/** One place where the text stands; over a line's end it has several stretches. */
export interface Match {
  /** 1 is the first page. */
  page: number;
  stretches: readonly Stretch[];
}

/** Small letters, where they are as long as the large ones, so that places stay the same. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** White space of any kind and length stands for any other: lines break where they like. */
function patternOf(query: string): RegExp | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? undefined : new RegExp(words.map(escaped).join('\\s+'), 'g');
}

/** Everywhere a text stands on a page, without regard to large and small letters. */
export function findOnPage(pieces: readonly TextPiece[], query: string, page: number): Match[] {
  const pattern = patternOf(query);
  if (!pattern) return [];
  const starts: number[] = [];
  let text = '';
  for (const { str, hasEOL } of pieces) {
    starts.push(text.length);
    text += hasEOL ? `${fold(str)}\n` : fold(str);
  }
  const found = text.matchAll(pattern);
  return Array.from(found, ({ index, 0: hit }) => ({
    page,
    stretches: stretchesOf(pieces, starts, index, index + hit.length),
  }));
}

function stretchesOf(
  pieces: readonly TextPiece[],
  starts: readonly number[],
  begin: number,
  end: number,
): Stretch[] {
  return pieces.flatMap(({ str }, piece) => {
    const start = starts[piece] ?? 0;
    const from = Math.max(begin - start, 0);
    const to = Math.min(end - start, str.length);
    return from < to ? [{ piece, from, to }] : [];
  });
}

/** The first match on a page or behind it, else the first of all; -1 when there is none. */
export function firstFrom(matches: readonly Match[], page: number): number {
  const at = matches.findIndex((match) => match.page >= page);
  return at === -1 && matches.length > 0 ? 0 : at;
}

/** The next or previous of `count` in a circle. */
export function around(at: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (at + by + count) % count;
}
