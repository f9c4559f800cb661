import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallingWorth, fixedWorth, type Worth } from './scoring.ts';

/** The contract has this formula. */
function worthAfter(solves: number, { originalScore, minScoreRate, difficulty = 5 }: Worth) {
  const share = minScoreRate + (1 - minScoreRate) * Math.exp((1 - solves) / difficulty);
  return Math.floor(originalScore * share);
}

const scoring = fc
  .record({
    initial: fc.integer({ min: 1, max: 10_000 }),
    minimum: fc.nat(10_000),
    decay: fc.integer({ min: 1, max: 1_000 }),
    function: fc.constantFrom('logarithmic' as const, 'linear' as const),
  })
  .filter(({ initial, minimum }) => minimum <= initial);

test('a fixed worth never falls', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 2, max: 500 }),
      (value, n) => {
        expect(worthAfter(n, fixedWorth(value))).toBe(value);
      },
    ),
  );
});

test('a falling worth begins at its initial and ends at its minimum, to the point', () => {
  fc.assert(
    fc.property(scoring, (given) => {
      const worth = fallingWorth(given);
      expect(worth.originalScore).toBe(given.initial);
      expect(worthAfter(1, worth)).toBe(given.initial);
      expect(worthAfter(1_000_000, worth)).toBe(given.minimum);
      expect(worth.minScoreRate).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [{ initial: 500, minimum: 100, decay: 20 }, 20 / Math.SQRT2],
  [{ initial: 1000, minimum: 200, decay: 10, function: 'linear' as const }, 40],
])('a falling worth is half-way down after as many solves as over there', (given, solves) => {
  const half = (given.initial + given.minimum) / 2;
  expect(worthAfter(1 + solves, fallingWorth(given))).toBeCloseTo(half, -1);
});
