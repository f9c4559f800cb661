import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFlag, flagMatches } from './flag-match.ts';

describe('flagMatches', () => {
  test('compares exactly: case, space and Unicode form count', () => {
    expect(flagMatches('flag{a}', ['flag{b}', 'flag{a}'])).toBe(true);
    for (const answer of ['flag{A}', 'flag{a} ', 'flag{a', '', 'flag{\u00e9}']) {
      expect(flagMatches(answer, ['flag{a}', 'flag{e\u0301}'])).toBe(false);
    }
  });

  test('refuses every answer when there is no candidate', () => {
    expect(flagMatches('', [])).toBe(false);
  });

  test('agrees with plain comparison, and names the first of several', () => {
    const flags = fc.array(fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), flags, (answer, candidates) => {
        expect(findFlag(answer, candidates)).toBe(candidates.indexOf(answer));
      }),
    );
  });
});
