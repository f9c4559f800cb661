import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from './table-lines.ts';

const keys = ['a1', 'b1', 'a2'];
const letters = ['a', 'b', 'a'];

describe('linesOf', () => {
  test('is a line for each row without groups', () => {
    expect(linesOf(keys, undefined, new Set(['a'])).map(({ key }) => key)).toEqual(keys);
  });

  test('brings the rows of a group together under its head', () => {
    expect(linesOf(keys, letters, new Set()).map(({ key }) => key)).toEqual([
      'group a',
      'a1',
      'a2',
      'group b',
      'b1',
    ]);
  });

  test('leaves out the rows of a folded group and still knows them', () => {
    const [head, next] = linesOf(keys, letters, new Set(['a']));
    expect(head).toMatchObject({ kind: 'group', isFolded: true, members: [0, 2] });
    expect(next?.key).toBe('group b');
  });

  test('shows each row once unless its group is folded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 })),
        fc.uniqueArray(fc.integer({ min: 0, max: 4 })),
        (groups, folded) => {
          const closed = new Set(folded.map(String));
          const rows = linesOf(
            groups.map((_, row) => `r${row}`),
            groups.map(String),
            closed,
          ).flatMap((line) => (line.kind === 'row' ? [line.row] : []));
          const open = groups.flatMap((group, row) => (closed.has(String(group)) ? [] : [row]));
          expect(rows.toSorted((a, b) => a - b)).toEqual(open);
        },
      ),
    );
  });
});
