import { describe, expect, test } from 'vitest';
import { holdRows } from './held-rows.ts';

const rows = [{ id: 'c' }, { id: 'a', result: 'Accepted' }, { id: 'b' }];
function key(row: { id: string }) {
  return row.id;
}

describe('holdRows', () => {
  test('lets nothing through that was not there at the last look', () => {
    expect(holdRows(rows, key, new Set(['a', 'b']))).toEqual({
      shown: [{ id: 'a', result: 'Accepted' }, { id: 'b' }],
      waiting: 1,
    });
  });
  test('forgets rows that are gone', () => {
    expect(holdRows(rows, key, new Set(['b', 'gone']))).toEqual({
      shown: [{ id: 'b' }],
      waiting: 2,
    });
  });
});
