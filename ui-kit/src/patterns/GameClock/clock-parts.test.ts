import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockParts } from './clock-parts.ts';

test('splits a duration into days, hours, minutes and seconds', () => {
  expect(clockParts(5 * 86_400 + 23 * 3600 + 42 * 60 + 7)).toEqual({
    days: 5,
    hours: 23,
    minutes: 42,
    seconds: 7,
  });
});

test('has parts that add up to the duration', () => {
  fc.assert(
    fc.property(fc.nat(100 * 86_400), (total) => {
      const { days, hours, minutes, seconds } = clockParts(total);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(total);
    }),
  );
});
