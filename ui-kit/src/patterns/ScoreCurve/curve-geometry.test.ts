import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveGeometry, curvePath } from './curve-geometry.ts';

describe('curveGeometry', () => {
  it('finds the points at the place of points again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1 }), (top, at) => {
        const { y, pointsAt } = curveGeometry(400, top, 200);
        if (Number.isNaN(at)) return;
        expect(pointsAt(y(at * top))).toBeCloseTo(at * top, 5);
      }),
    );
  });

  it('keeps a place outside of the drawing within its axis', () => {
    const { ticks, pointsAt } = curveGeometry(400, 500, 200);
    expect(pointsAt(-50)).toBe(ticks.at(-1));
    expect(pointsAt(900)).toBe(0);
  });
});

it('draws a line from the first to the last solve', () => {
  const geometry = curveGeometry(400, 500, 200);
  const path = curvePath(() => 0, geometry, 200);
  expect(path).toMatch(/^M34\.0 148\.0L/);
  expect(path).toMatch(/L390\.0 148\.0$/);
});
