import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfCopy } from './game-copy.ts';

const WEEK = 7 * 24 * 3_600_000;
const moments = fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 });

test('a copy begins at least a week ahead, and not a week later than it must', () => {
  fc.assert(
    fc.property(moments, moments, (start, now) => {
      const copy = startOfCopy(start, now);
      expect(copy).toBeGreaterThanOrEqual(now + WEEK);
      if (start < now + WEEK) expect(copy).toBeLessThan(now + 2 * WEEK);
      else expect(copy).toBe(start);
      expect((copy - start) % WEEK).toBe(0);
    }),
  );
});
