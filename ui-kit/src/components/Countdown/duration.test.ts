import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatClock, formatDuration, isoDuration } from './duration.ts';

function words(days: number, hours: number): string {
  return `${days} d ${hours} h`;
}

const hour = 3_600_000;

describe('formatDuration', () => {
  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [38_000, '0:38'],
    [59_999, '1:00'],
    [522_000, '8:42'],
    [hour, '1:00:00'],
    [hour + 12 * 60_000 + 40_000, '1:12:40'],
    [24 * hour, '1 d 0 h'],
    [(5 * 24 + 23) * hour, '5 d 23 h'],
  ])('writes %d ms as %s', (span, written) => {
    expect(formatDuration(span, words)).toBe(written);
  });
});

describe('formatClock', () => {
  test.each([
    [0, '00:00:00'],
    [52_000, '00:00:52'],
    [18 * hour + 42 * 60_000 + 7000, '18:42:07'],
    [48 * hour, '48:00:00'],
    [100 * hour, '4 d 4 h'],
  ])('writes %d ms as %s', (span, written) => {
    expect(formatClock(span, words)).toBe(written);
  });

  test('keeps its width for four days', () => {
    assert(
      property(integer({ min: 0, max: 99 * hour }), (span) => {
        expect(formatClock(span, words)).toHaveLength(8);
      }),
    );
  });
});

test('writes the machine-readable form', () => {
  expect(isoDuration(90 * 60_000 + 5000)).toBe('PT1H30M5S');
});
