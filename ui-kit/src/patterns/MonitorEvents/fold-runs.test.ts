import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldRuns } from './fold-runs.ts';

function same(one: string, other: string): boolean {
  return one === other;
}

describe('foldRuns', () => {
  test('groups only adjacent items', () => {
    expect(foldRuns(['a', 'a', 'b', 'a'], same)).toEqual([
      { newest: 'a', rest: ['a'] },
      { newest: 'b', rest: [] },
      { newest: 'a', rest: [] },
    ]);
  });

  test('keeps all items in order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b')), (items) => {
        const flat = foldRuns(items, same).flatMap(({ newest, rest }) => [newest, ...rest]);
        expect(flat).toEqual(items);
      }),
    );
  });
});
