import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapIndex, findOnPage, firstFrom, type TextPiece } from './find-text.ts';

function piece(str: string, hasEOL = false): TextPiece {
  return { str, hasEOL };
}

function lines(...all: string[]) {
  return all.map((str) => piece(str, true));
}

describe('finding text on a page', () => {
  test('finds without regard to large and small letters', () => {
    expect(findOnPage(lines('The Gun deck', 'gunpowder'), 'GUN', 3)).toEqual([
      { page: 3, stretches: [{ piece: 0, from: 4, to: 7 }] },
      { page: 3, stretches: [{ piece: 1, from: 0, to: 3 }] },
    ]);
  });

  test('finds a word that is cut into pieces', () => {
    const pieces = [piece('Loose Can'), piece(''), piece('non', true)];
    expect(findOnPage(pieces, 'cannon', 1)).toEqual([
      {
        page: 1,
        stretches: [
          { piece: 0, from: 6, to: 9 },
          { piece: 2, from: 0, to: 3 },
        ],
      },
    ]);
  });

  test('finds words over the end of a line, but no word that two lines would make', () => {
    expect(findOnPage(lines('the return', 'address'), 'return  address', 1)).toHaveLength(1);
    expect(findOnPage(lines('re', 'turn'), 'return', 1)).toHaveLength(0);
  });

  test('treats special characters of regular expressions literally', () => {
    expect(findOnPage(lines('size(0x91)+[a.b]'), '(0x91)+[A.B]', 1)).toHaveLength(1);
    expect(findOnPage(lines('axb'), 'a.b', 1)).toHaveLength(0);
  });

  test('finds nothing for nothing', () => {
    expect(findOnPage(lines('a b'), '  ', 1)).toEqual([]);
  });

  test('finds each stretch as the text that was asked for', () => {
    const strings = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', 'İ', ' ', '.') }));
    fc.assert(
      fc.property(strings, fc.constantFrom('a', 'ab', 'İa', 'b.'), (all, query) => {
        const pieces = all.map((str) => piece(str));
        for (const { stretches } of findOnPage(pieces, query, 1)) {
          const text = stretches
            .map(({ piece: at, from, to }) => all[at]?.slice(from, to))
            .join('');
          expect(text.toLowerCase()).toBe(query.toLowerCase());
        }
      }),
    );
  });
});

describe('going through matches', () => {
  const matches = [2, 2, 5].map((page) => ({ page, stretches: [] }));

  test('begins on the page that is read', () => {
    expect(firstFrom(matches, 1)).toBe(0);
    expect(firstFrom(matches, 3)).toBe(2);
    expect(firstFrom(matches, 6)).toBe(0);
    expect(firstFrom([], 1)).toBe(-1);
  });

  test('goes round', () => {
    expect(wrapIndex(2, 1, 3)).toBe(0);
    expect(wrapIndex(0, -1, 3)).toBe(2);
    expect(wrapIndex(-1, 1, 0)).toBe(-1);
  });
});
