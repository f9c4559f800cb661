import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curveLayout, curvePath, valueAt } from './curve-geometry.ts';

const falling = [
  { at: 1, value: 500 },
  { at: 100, value: 303 },
  { at: 200, value: 200 },
];

describe('valueAt', () => {
  test('is that of the point at a point, straight between, and holds beyond', () => {
    expect(valueAt(falling, 100)).toBe(303);
    expect(valueAt(falling, 150)).toBeCloseTo(251.5);
    expect(valueAt(falling, 0)).toBe(500);
    expect(valueAt(falling, 900)).toBe(200);
    expect(valueAt([], 5)).toBe(0);
  });
});

describe('curveLayout', () => {
  test('keeps every point inside', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat({ max: 1000 }), value: fc.nat({ max: 9000 }) }), {
          minLength: 1,
        }),
        fc.integer({ min: 200, max: 1200 }),
        (points, width) => {
          const { x, y, left, right } = curveLayout([{ id: 'a', name: 'a', points }], width, 170);
          for (const { at, value } of points) {
            expect(x(at)).toBeGreaterThanOrEqual(left - 0.001);
            expect(x(at)).toBeLessThanOrEqual(right + 0.001);
            expect(y(value)).toBeGreaterThanOrEqual(11.9);
            expect(y(value)).toBeLessThanOrEqual(148.1);
          }
        },
      ),
    );
  });
});

describe('valueOf', () => {
  test('finds the value at the place of a value again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat({ max: 100 }), (top, share) => {
        const { y, valueOf } = curveLayout([], 400, 170, top);
        expect(valueOf(y((share / 100) * top))).toBeCloseTo((share / 100) * top, 5);
      }),
    );
  });

  test('stays within the axis at a place outside of the drawing', () => {
    const { values, valueOf } = curveLayout([], 400, 170, 500);
    expect(valueOf(-50)).toBe(values.at(-1));
    expect(valueOf(900)).toBe(0);
  });
});

test('draws from the first point to the last', () => {
  expect(curvePath(falling.slice(0, 2), Number, Number)).toBe('M1.0 500.0L100.0 303.0');
});
