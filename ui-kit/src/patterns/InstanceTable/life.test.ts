import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifeShare, lifeStage } from './life.ts';

const soon = 600_000;

describe('lifeStage', () => {
  test('changes at its limits', () => {
    expect(lifeStage(soon + 1, soon)).toBe('calm');
    expect(lifeStage(soon, soon)).toBe('soon');
    expect(lifeStage(59_999, soon)).toBe('last');
    expect(lifeStage(0, soon)).toBe('over');
  });
});

test('is between 0 and 1 for any clock', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (left, whole) => {
      const share = lifeShare(left, whole);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
