/** Matched parts of a text: half-open ranges, sorted, not adjacent. */
export type Ranges = readonly (readonly [start: number, end: number])[];

export interface Match {
  /** The higher the better; 100 means that the text starts with the query. */
  score: number;
  ranges: Ranges;
}

interface Word {
  start: number;
  text: string;
}

/** Minimum query lengths for one and for two typing errors. */
const SLIP = 4;
const TWO_SLIPS = 8;

/**
 * Matches a query against a text: as a substring, by beginnings of words (`lc` or `loocan` for
 * Loose Cannon), or with typing errors (`sextnat`). Case and accents are ignored; words may be in
 * any order.
 */
export function matchText(query: string, text: string): Match | null {
  const folded = fold(text);
  const words = wordsOf(folded);
  const matches: Match[] = [];
  for (const token of fold(query).split(/\s+/).filter(Boolean)) {
    const match =
      asItStands(token, folded, words) ?? byBeginnings(token, words) ?? withSlips(token, words);
    if (!match) return null;
    matches.push(match);
  }
  if (matches.length === 0) return null;
  return {
    score: matches.reduce((sum, { score }) => sum + score, 0) / matches.length,
    ranges: join(matches.flatMap(({ ranges }) => ranges)),
  };
}

/** Lower case without accents; positions do not change. */
function fold(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/g, (sign) => {
    const plain = (sign.normalize('NFD')[0] ?? sign).toLowerCase();
    return plain.length === 1 ? plain : sign;
  });
}

function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: text }) => ({
    start: index,
    text,
  }));
}

function asItStands(token: string, folded: string, words: readonly Word[]): Match | null {
  const wordStart = words.find(({ text }) => text.startsWith(token));
  const start = wordStart?.start ?? folded.indexOf(token);
  if (start < 0) return null;
  const score = wordStart ? (wordStart === words[0] ? 100 : 90) : 60;
  return { score, ranges: [[start, start + token.length]] };
}

/** Splits the query into beginnings of words, in their order, as few as possible. */
function byBeginnings(token: string, words: readonly Word[]): Match | null {
  // Memo of remaining query and words that are known to fail.
  const dead = new Set<string>();
  const cut = (from: number, word: number): Ranges | null => {
    if (from === token.length) return [];
    if (dead.has(`${from} ${word}`)) return null;
    for (let at = word; at < words.length; at++) {
      const { start, text } = words[at] ?? { start: 0, text: '' };
      for (let length = sharedLength(token, from, text); length > 0; length--) {
        const rest = cut(from + length, at + 1);
        if (rest) return [[start, start + length], ...rest];
      }
    }
    dead.add(`${from} ${word}`);
    return null;
  };
  const ranges = cut(0, 0);
  return ranges && { score: 80 - 2 * ranges.length, ranges };
}

function sharedLength(token: string, from: number, word: string): number {
  let length = 0;
  while (from + length < token.length && token[from + length] === word[length]) length++;
  return length;
}

/** Matches the beginning of a word with letters changed, omitted, added or swapped. */
function withSlips(token: string, words: readonly Word[]): Match | null {
  if (token.length < SLIP) return null;
  const most = token.length < TWO_SLIPS ? 1 : 2;
  let best: Match | null = null;
  for (const { start, text } of words) {
    const longest = Math.min(text.length, token.length + most);
    for (let length = token.length - most; length <= longest; length++) {
      const slips = distance(token, text.slice(0, length));
      const score = 45 - 10 * slips;
      // Among equally good matches, the longer one wins.
      if (slips <= most && score >= (best?.score ?? 0))
        best = { score, ranges: [[start, start + length]] };
    }
  }
  return best;
}

/** Edit distance between two words; a swap of neighbours counts as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        (line[column - 1] ?? Infinity) + 1,
        at(row - 1, column - 1) + same,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
    rows.push(line);
  }
  return at(a.length, b.length);
}

function join(ranges: Ranges): Ranges {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
