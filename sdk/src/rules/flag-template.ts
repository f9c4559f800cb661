/** Longest flag that can be stored or submitted, in UTF-16 units. */
const MAX_FLAG_LENGTH = 1000;

/** Bits that the leet choices of a template must add up to when nothing else makes it unique. */
const MIN_ENTROPY_BITS = 32;

const GUID = '[GUID]';
const TEAM_HASH = '[TEAM_HASH]';
const DEFAULT_TEMPLATE = `flag{${GUID}}`;
const GUID_LENGTH = 36;
const GUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TEAM_HASH_LENGTH = 12;
/** Random bits of a GUID of version 4 (RFC 9562). */
const GUID_BITS = 122;
/** Random bits of twelve hexadecimal digits. */
const TEAM_HASH_BITS = 48;

/** What the random parts of a flag are drawn from. A server needs one that nobody can predict. */
export type RandomSource = {
  /** An integer in 0..limit-1, each equally likely. */
  below(limit: number): number;
  /** A random GUID in lower case with hyphens. */
  guid(): string;
};

type Piece =
  | { kind: 'guid' }
  | { kind: 'teamHash' }
  /** `leet` is null where the text is to stay as it is written. */
  | { kind: 'char'; char: string; leet: LeetMap | null };

/**
 * Makes one team's flag. `[GUID]` becomes a random GUID, `[TEAM_HASH]` the hash; text inside
 * braces is written in leet when the template begins with `[LEET]` or `[CLEET]` (the complex
 * map), or when it holds no placeholder. Null and empty mean `flag{[GUID]}`.
 *
 * Only the hash is reproducible: store what this returns.
 * @param teamHash twelve hexadecimal digits
 */
export function expandTemplate(
  template: string | null,
  teamHash: string,
  random: RandomSource,
): string {
  return parse(template || DEFAULT_TEMPLATE)
    .map((piece) => {
      if (piece.kind === 'guid') return random.guid();
      if (piece.kind === 'teamHash') return teamHash;
      return piece.leet === null ? piece.char : disguise(piece.char, piece.leet, random);
    })
    .join('');
}

function disguise(char: string, map: LeetMap, random: RandomSource): string {
  const set = leetSet(map, char);
  return set[random.below(set.length)] ?? char;
}

/** How hard it is to guess the flags that a template makes. */
export type TemplateStrength = {
  /** Length of every flag the template makes, in UTF-16 units. */
  length: number;
  /** Bits of the leet choices alone. */
  entropyBits: number;
  /** Bits that somebody who knows the template has to guess: leet choices, GUIDs and the hash. */
  guessBits: number;
  /** Whether every flag fits, and no team can guess another's from its own. */
  ok: boolean;
};

/** Measures a template. Null and empty mean `flag{[GUID]}`. */
export function templateStrength(template: string | null): TemplateStrength {
  const pieces = parse(template || DEFAULT_TEMPLATE);
  const count = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind).length;
  const entropyBits = pieces
    .map((piece) => (piece.kind === 'char' && piece.leet ? leetSet(piece.leet, piece.char) : '1'))
    .reduce((bits, set) => bits + Math.log2(set.length), 0);
  const [guids, hashes] = [count('guid'), count('teamHash')];
  const length = count('char') + guids * GUID_LENGTH + hashes * TEAM_HASH_LENGTH;
  const isUnique = guids + hashes > 0 || entropyBits >= MIN_ENTROPY_BITS;
  return {
    length,
    entropyBits,
    guessBits: entropyBits + guids * GUID_BITS + (hashes > 0 ? TEAM_HASH_BITS : 0),
    ok: isUnique && length <= MAX_FLAG_LENGTH,
  };
}

/** Whether a template can make this flag. Null and empty mean `flag{[GUID]}`. */
export function canMakeFlag(template: string | null, flag: string): boolean {
  const pattern = parse(template || DEFAULT_TEMPLATE).map((piece) => {
    if (piece.kind === 'guid') return GUID_PATTERN;
    if (piece.kind === 'teamHash') return `([0-9a-f]{${TEAM_HASH_LENGTH}})`;
    const set = piece.leet === null ? piece.char : leetSet(piece.leet, piece.char);
    return `[${set.replaceAll(/[\]\\^-]/g, '\\$&')}]`;
  });
  const [whole, ...hashes] = new RegExp(`^${pattern.join('')}$`).exec(flag) ?? [];
  return whole !== undefined && new Set(hashes).size <= 1;
}

function parse(template: string): Piece[] {
  const { map, body } = splitPrefix(template);
  const pieces: Piece[] = [];
  let depth = 0;
  for (const token of body.split(/(\[GUID\]|\[TEAM_HASH\])/)) {
    if (token === GUID) pieces.push({ kind: 'guid' });
    else if (token === TEAM_HASH) pieces.push({ kind: 'teamHash' });
    else {
      // By UTF-16 units, which is how lengths are counted; only ASCII is ever rewritten.
      for (const char of token.split('')) {
        // A stray closing brace must not switch leet off for the rest.
        if (char === '}') depth = Math.max(0, depth - 1);
        pieces.push({ kind: 'char', char, leet: depth > 0 ? map : null });
        if (char === '{') depth++;
      }
    }
  }
  return pieces;
}

function splitPrefix(template: string): { map: LeetMap | null; body: string } {
  const prefix = /^\[C?LEET\]/.exec(template)?.[0];
  const body = template.slice(prefix?.length ?? 0);
  if (prefix !== undefined) return { map: prefix === '[CLEET]' ? COMPLEX_LEET : PLAIN_LEET, body };
  const hasPlaceholder = body.includes(GUID) || body.includes(TEAM_HASH);
  return { map: hasPlaceholder ? null : PLAIN_LEET, body };
}

/** What may stand for a character, by its upper-case form. The character itself is among them. */
type LeetMap = ReadonlyMap<string, string>;

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
