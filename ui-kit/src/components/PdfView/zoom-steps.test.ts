import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitPercent, MIN_ZOOM, MAX_ZOOM, zoomStep } from './zoom-steps.ts';

describe('zoom', () => {
  test('steps to the next larger and the next smaller one', () => {
    expect(zoomStep(100, 1)).toBe(110);
    expect(zoomStep(100, -1)).toBe(90);
    expect(zoomStep(96.4, 1)).toBe(100);
    expect(zoomStep(96.4, -1)).toBe(90);
  });

  test('never leaves its range by stepping', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 500, noNaN: true }), (percent) => {
        for (const direction of [1, -1] as const) {
          const next = zoomStep(percent, direction);
          expect(next).toBeGreaterThanOrEqual(MIN_ZOOM);
          expect(next).toBeLessThanOrEqual(MAX_ZOOM);
        }
      }),
    );
  });

  test('fits the widest page', () => {
    const sizes = [
      { width: 400, height: 600 },
      { width: 800, height: 600 },
    ];
    expect(fitPercent(sizes, 600)).toBe(75);
    expect(fitPercent(sizes, 9000)).toBe(MAX_ZOOM);
    expect(fitPercent(sizes, 0)).toBe(10);
  });
});
