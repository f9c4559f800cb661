/** A piece of text as stored in the file; lines and words may be split anywhere. */
export interface TextPiece {
  str: string;
  /** A line break follows. */
  hasEOL: boolean;
}

/** A part of one piece: from one character to another, exclusive. */
export interface Stretch {
  piece: number;
  from: number;
  to: number;
}

/** A search match; across a line break it has several stretches. */
export interface Match {
  /** 1 is the first page. */
  page: number;
  stretches: readonly Stretch[];
}

/** Lower case, where that keeps the length, so that offsets do not change. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Any white space matches any other, because line breaks are arbitrary. */
function patternOf(query: string): RegExp | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? undefined : new RegExp(words.map(escaped).join('\\s+'), 'g');
}

/** All case-insensitive matches on a page. */
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

/** The first match on or after a page, else the first of all; -1 if there is none. */
export function firstFrom(matches: readonly Match[], page: number): number {
  const at = matches.findIndex((match) => match.page >= page);
  return at === -1 && matches.length > 0 ? 0 : at;
}

/** The next or previous of `count` indexes, wrapping around. */
export function wrapIndex(at: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (at + by + count) % count;
}
