import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFlag, flagMatches } from './rules-flag-match.ts';

describe('flagMatches', () => {
  test('reads a long list of flags once, not for every answer', () => {
    let reads = 0;
    const flags = new Proxy(
      Array.from({ length: 5000 }, (_, index) => `flag{${index}}`),
      {
        get(target, property, receiver) {
          reads += 1;
          return Reflect.get(target, property, receiver);
        },
      },
    );
    expect(flagMatches('flag{none}', flags)).toBe(false);
    const first = reads;
    for (let count = 0; count < 10; count += 1) flagMatches(`flag{wrong ${count}}`, flags);
    expect(flagMatches('flag{4999}', flags)).toBe(true);
    expect(reads).toBe(first);
  });

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
        expect(flagMatches(answer, candidates)).toBe(candidates.includes(answer));
      }),
    );
  });
});
