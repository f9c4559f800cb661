import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barAt, barParts, barPlace, barsTop, totalOf } from './bars-geometry.ts';

const counts = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 4 });

describe('barParts', () => {
  test('stacks the levels from the bottom without a gap', () => {
    fc.assert(
      fc.property(counts, (each) => {
        const top = barsTop([{ at: 0, counts: each }]);
        let base = 100;
        for (const { y, height } of barParts(each, top, 100, 80)) {
          expect(y + height).toBeCloseTo(base);
          expect(height).toBeGreaterThanOrEqual(2);
          base = y;
        }
      }),
    );
  });
  test('draws nothing for nothing', () => {
    expect(barParts([0, 0], 5, 50, 40)).toEqual([]);
  });
  test('gives the smallest bar a visible height', () => {
    expect(barParts([1000, 1], 1001, 52, 50)[1]?.height).toBe(2);
  });
});

describe('barAt', () => {
  test('finds the bar at its own place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (count, seed) => {
        const index = seed % count;
        const { x, width } = barPlace(index, count, 1328);
        expect(barAt(x + width / 2, count, 1328)).toBe(index);
      }),
    );
  });
  test('stays inside', () => {
    expect(barAt(-5, 10, 100)).toBe(0);
    expect(barAt(500, 10, 100)).toBe(9);
  });
});

test('sums and tops', () => {
  expect(totalOf({ at: 0, counts: [1, 2, 3] })).toBe(6);
  expect(barsTop([], 0)).toBe(1);
  expect(barsTop([{ at: 0, counts: [3] }], 120)).toBe(120);
});
