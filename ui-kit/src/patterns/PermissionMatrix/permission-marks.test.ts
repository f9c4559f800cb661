import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowed, nextMark, nextGridCell } from './permission-marks.ts';

test('turns a cell between the default and its opposite', () => {
  for (const byDefault of [true, false]) {
    const opposite = nextMark('default', byDefault);
    expect(isAllowed(opposite, byDefault)).toBe(!byDefault);
    expect(nextMark(opposite, byDefault)).toBe('default');
  }
});

test('follows the default only where there is no exception', () => {
  expect(isAllowed('default', false)).toBe(false);
  expect(isAllowed('granted', false)).toBe(true);
  expect(isAllowed('denied', true)).toBe(false);
});

describe('nextGridCell', () => {
  test('stays within the grid', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(keys), (pressed) => {
        let place = { row: 0, column: 0 };
        for (const key of pressed) place = nextGridCell(place, key, 4, 3) ?? place;
        expect(place.row).toBeLessThan(4);
        expect(place.column).toBeLessThan(3);
        expect(Math.min(place.row, place.column)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('leaves other keys alone', () => {
    expect(nextGridCell({ row: 0, column: 0 }, 'Enter', 2, 2)).toBeUndefined();
  });
});
