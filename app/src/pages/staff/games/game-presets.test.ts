import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlapOf, presetEnd, PRESETS, presetStart } from './game-presets.ts';

const HOUR = 3_600_000;
const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('every preset begins after today and within eight days', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...PRESETS), (now, preset) => {
      const start = presetStart(preset, now);
      expect(start).toBeGreaterThan(now);
      expect(start - now).toBeLessThanOrEqual(8 * 24 * HOUR + HOUR);
      expect(new Date(start).getMinutes()).toBe(0);
    }),
  );
});

test('a weekend begins on a Friday at 13:00 and takes 48 h', () => {
  const start = presetStart('weekend', Date.UTC(2026, 10, 21));
  expect(new Date(start).getDay()).toBe(5);
  expect(new Date(start).getHours()).toBe(13);
  expect(presetEnd('weekend', start) - start).toBe(48 * HOUR);
});

test('games overlap for as long as both are played', () => {
  expect(overlapOf({ start: 15, end: 25 }, { start: 10, end: 40 })).toBe(10);
  expect(overlapOf({ start: 0, end: 20 }, { start: 10, end: 40 })).toBe(10);
});
