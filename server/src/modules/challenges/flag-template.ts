import { randomInt, randomUUID } from 'node:crypto';
import { COMPLEX_LEET, leetSet, PLAIN_LEET } from './leet.ts';
import type { LeetMap } from './leet.ts';

/** Longest flag that can be stored or submitted, in UTF-16 units. */
const MAX_FLAG_LENGTH = 127;

/** Bits that the leet choices of a template must add up to when nothing else makes it unique. */
const MIN_ENTROPY_BITS = 32;

const GUID = '[GUID]';
const TEAM_HASH = '[TEAM_HASH]';
const DEFAULT_TEMPLATE = `flag{${GUID}}`;
const GUID_LENGTH = 36;
const TEAM_HASH_LENGTH = 12;

export type RandomSource = {
  /** An integer in 0..limit-1, each equally likely. */
  below(limit: number): number;
  /** A random GUID in lower case with hyphens. */
  guid(): string;
};

const secureRandom: RandomSource = {
  below: (limit) => randomInt(limit),
  guid: () => randomUUID(),
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
 */
export function expandTemplate(
  template: string | null,
  teamHash: string,
  random: RandomSource = secureRandom,
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

export type TemplateStrength = {
  /** Length of every flag the template makes. */
  length: number;
  /** Bits of the leet choices alone. */
  entropyBits: number;
  /** Whether every flag fits, and no team can guess another's from its own. */
  ok: boolean;
};

export function templateStrength(template: string): TemplateStrength {
  let length = 0;
  let entropyBits = 0;
  let hasPlaceholder = false;
  for (const piece of parse(template)) {
    if (piece.kind === 'char') {
      length += 1;
      if (piece.leet !== null) entropyBits += Math.log2(leetSet(piece.leet, piece.char).length);
    } else {
      length += piece.kind === 'guid' ? GUID_LENGTH : TEAM_HASH_LENGTH;
      hasPlaceholder = true;
    }
  }
  const isUnique = hasPlaceholder || entropyBits >= MIN_ENTROPY_BITS;
  return { length, entropyBits, ok: isUnique && length <= MAX_FLAG_LENGTH };
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
