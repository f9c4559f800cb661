import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLocal, toLocal, zoneLine } from './local-time.ts';

const minute = 60_000;

test('a whole minute survives the way to the field and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000_000 }), (minutes) => {
      const ms = minutes * minute;
      const back = fromLocal(toLocal(ms));
      // The hour that a change of the clocks repeats has two times for one text.
      expect(back === ms || Math.abs((back ?? 0) - ms) === 60 * minute).toBe(true);
    }),
  );
});

test('an field without a time is no time', () => {
  expect(fromLocal('')).toBeNull();
  expect(fromLocal('soon')).toBeNull();
});

test('the zone line says the time in UTC', () => {
  expect(zoneLine(Date.UTC(2026, 10, 22, 12, 0), 'en-GB')).toMatch(/22 Nov.*12:00 UTC$/);
});
