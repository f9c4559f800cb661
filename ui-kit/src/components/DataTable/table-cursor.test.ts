import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRow } from './table-cursor.ts';

describe('nextRow', () => {
  test('begins at the first row', () => {
    expect(nextRow(-1, 'j', 10, 4)).toBe(0);
    expect(nextRow(-1, 'ArrowUp', 10, 4)).toBe(0);
  });
  test('moves by letters, arrow keys and pages', () => {
    expect(nextRow(5, 'j', 10, 4)).toBe(6);
    expect(nextRow(5, 'ArrowUp', 10, 4)).toBe(4);
    expect(nextRow(5, 'PageDown', 10, 4)).toBe(9);
    expect(nextRow(5, 'PageUp', 10, 4)).toBe(1);
    expect(nextRow(5, 'Home', 10, 4)).toBe(0);
    expect(nextRow(5, 'End', 10, 4)).toBe(9);
  });
  test('leaves other keys alone', () => {
    expect(nextRow(5, 'Enter', 10, 4)).toBeUndefined();
  });
  test('never leaves the table', () => {
    const keys = fc.constantFrom('j', 'k', 'PageDown', 'PageUp', 'Home', 'End');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(keys), (count, pressed) => {
        let at = -1;
        for (const key of pressed) at = nextRow(at, key, count, 7) ?? at;
        expect(at).toBeLessThan(count);
        expect(at).toBeGreaterThanOrEqual(pressed.length === 0 ? -1 : 0);
      }),
    );
  });
});
