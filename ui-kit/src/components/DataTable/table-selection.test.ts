import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectRow, toggled } from './table-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('toggled', () => {
  test('adds and takes away without touching the given set', () => {
    const given = new Set(['a']);
    expect([...toggled(given, 'b', true)]).toEqual(['a', 'b']);
    expect([...toggled(given, 'a', false)]).toEqual([]);
    expect([...given]).toEqual(['a']);
  });
});

describe('selectRow', () => {
  test('selects one row without an anchor', () => {
    expect([...selectRow(new Set(), order, 'c', true)]).toEqual(['c']);
  });
  test('selects the range to the anchor, downwards and upwards', () => {
    expect([...selectRow(new Set(['b']), order, 'd', true, 'b')]).toEqual(['b', 'c', 'd']);
    expect([...selectRow(new Set(['d']), order, 'b', true, 'd')].toSorted()).toEqual([
      'b',
      'c',
      'd',
    ]);
  });
  test('frees the range when the pressed row is freed', () => {
    expect([...selectRow(new Set(order), order, 'd', false, 'b')]).toEqual(['a', 'e']);
  });
  test('takes a row alone when its anchor is gone', () => {
    expect([...selectRow(new Set(), order, 'd', true, 'gone')]).toEqual(['d']);
  });
  test('changes nothing outside of the range', () => {
    const key = fc.constantFrom(...order);
    fc.assert(
      fc.property(fc.uniqueArray(key), key, key, fc.boolean(), (before, anchor, to, on) => {
        const after = selectRow(new Set(before), order, to, on, anchor);
        const [first = 0, last = 0] = [order.indexOf(anchor), order.indexOf(to)].toSorted(
          (a, b) => a - b,
        );
        order.forEach((each, index) => {
          const within = index >= first && index <= last;
          expect(after.has(each)).toBe(within ? on : before.includes(each));
        });
      }),
    );
  });
});
