import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeLabels, scoreAt, scoreTicks, stepPath, timeTicks } from './chart-geometry.ts';

describe('scoreTicks', () => {
  test('has round steps up to the highest score', () => {
    expect(scoreTicks(3974)).toEqual([0, 2000, 4000]);
    expect(scoreTicks(100)).toEqual([0, 50, 100]);
    expect(scoreTicks(0)).toEqual([0, 50, 100]);
    expect(scoreTicks(5124)).toEqual([0, 2000, 4000, 6000]);
    expect(scoreTicks(500, 5)).toEqual([0, 100, 200, 300, 400, 500]);
  });
  test('never ends below the top', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (top) => {
        expect(scoreTicks(top).at(-1)).toBeGreaterThanOrEqual(top);
      }),
    );
  });
});

describe('timeTicks', () => {
  const hour = 3_600_000;
  test('starts at the start and has equal steps', () => {
    expect(timeTicks(0, 29.3 * hour, 5)).toEqual([0, 6, 12, 18, 24].map((at) => at * hour));
  });
  test('leaves space for the label at the end', () => {
    expect(timeTicks(0, 6.2 * hour, 4).at(-1)).toBeLessThan(6 * hour);
  });
  test('has one tick for a game that has just started', () => {
    expect(timeTicks(5, 5, 5)).toEqual([5]);
  });
});

describe('stepPath', () => {
  test('goes right, then up', () => {
    const points = [
      { at: 10, score: 100 },
      { at: 20, score: 150 },
    ];
    expect(
      stepPath(
        points,
        (at) => at,
        (score) => 200 - score,
        0,
        30,
      ),
    ).toBe('M0.0 200.0H10.0V100.0H20.0V50.0H30.0');
  });
});

describe('placeLabels', () => {
  test('does not move labels that have enough space', () => {
    expect(placeLabels([10, 60, 100], 16, 0, 120)).toEqual([10, 60, 100]);
  });
  test('keeps order, distance and bounds if the labels fit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -50, max: 300, noNaN: true }), { maxLength: 8 }),
        (wanted) => {
          const places = placeLabels(
            wanted.toSorted((a, b) => a - b),
            16,
            10,
            140,
          );
          places.forEach((place, index) => {
            expect(place).toBeGreaterThanOrEqual(10 - 1e-9);
            expect(place).toBeLessThanOrEqual(140 + 1e-9);
            if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(16 - 1e-9);
          });
        },
      ),
    );
  });
});

describe('scoreAt', () => {
  test('is the last score before the time', () => {
    const points = [
      { at: 10, score: 100 },
      { at: 20, score: 150 },
    ];
    expect([5, 10, 15, 25].map((at) => scoreAt(points, at))).toEqual([0, 100, 100, 150]);
  });
});
