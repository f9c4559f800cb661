import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timelineLayout } from './timeline-layout.ts';

describe('timelineLayout', () => {
  const layout = timelineLayout(3, [100, 200], 800);
  test('clips spans to the window and leaves out those outside', () => {
    expect(layout.place({ start: 0, end: 50 })).toBeUndefined();
    expect(layout.place({ start: 250, end: 300 })).toBeUndefined();
    expect(layout.place({ start: 0, end: null })).toEqual({
      at: layout.left,
      wide: layout.right - layout.left,
    });
  });
  test('gives short spans a minimum width and keeps spans inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200 }), fc.nat({ max: 400 }), (start, length) => {
        const place = layout.place({ start, end: start + length });
        expect(place?.wide).toBeGreaterThanOrEqual(3);
        expect(place?.at).toBeGreaterThanOrEqual(layout.left);
        expect((place?.at ?? 0) + (place?.wide ?? 0)).toBeLessThanOrEqual(layout.right + 3);
      }),
    );
  });
});
