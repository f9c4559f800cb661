import { describe, expect, it } from 'vitest';
import { holdRows } from './held-rows.ts';

const rows = [{ id: 'c' }, { id: 'a', result: 'Accepted' }, { id: 'b' }];
const key = (row: { id: string }) => row.id;

describe('holdRows', () => {
  it('lets nothing through that was not there at the last look', () => {
    expect(holdRows(rows, key, new Set(['a', 'b']))).toEqual({
      shown: [{ id: 'a', result: 'Accepted' }, { id: 'b' }],
      waiting: 1,
    });
  });
  it('forgets rows that are gone', () => {
    expect(holdRows(rows, key, new Set(['b', 'gone']))).toEqual({
      shown: [{ id: 'b' }],
      waiting: 2,
    });
  });
});
