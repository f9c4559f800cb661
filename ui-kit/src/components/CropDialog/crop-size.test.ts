import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleCrop, outputSize } from './crop-size.ts';

const side = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: side, height: side });

test('the initial crop has the shape, is inside and touches two edges', () => {
  fc.assert(
    fc.property(size, fc.constantFrom(1, 16 / 9), (natural, aspect) => {
      const crop = middleCrop(natural, aspect);
      const shape = (crop.width * natural.width) / (crop.height * natural.height);
      expect(shape / aspect).toBeCloseTo(1, 6);
      expect(Math.max(crop.width, crop.height)).toBeCloseTo(1, 10);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x * 2 + crop.width).toBeCloseTo(1, 10);
    }),
  );
});

test('the output is never wider than the maximum or the crop', () => {
  fc.assert(
    fc.property(size, side, (natural, widest) => {
      const crop = middleCrop(natural, 1);
      const { width, height } = outputSize(crop, natural, 1, widest);
      expect(width).toBeLessThanOrEqual(Math.max(1, Math.min(widest, natural.width)));
      expect(height).toBe(width);
    }),
  );
});

test('16:9 of a photograph', () => {
  const natural = { width: 4000, height: 3000 };
  expect(outputSize(middleCrop(natural, 16 / 9), natural, 16 / 9, 1280)).toEqual({
    width: 1280,
    height: 720,
  });
});
