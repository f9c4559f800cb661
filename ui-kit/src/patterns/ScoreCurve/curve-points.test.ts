import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curvePoints } from './curve-points.ts';

test('goes from the first solve to the last, with more points where a curve falls fast', () => {
  const places = curvePoints(() => 0, 23).map(({ at }) => at);
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 23]);
});

test('takes all points from the curve, in the order of solves', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (most) => {
      const points = curvePoints((solves) => 1000 - solves, most);
      expect(points.at(-1)?.at).toBe(most);
      expect(points.every(({ at, value }) => value === 1000 - at)).toBe(true);
      expect(points.every(({ at }, index) => at > (points[index - 1]?.at ?? 0))).toBe(true);
    }),
  );
});
