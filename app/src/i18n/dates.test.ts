import { expect, test } from 'vitest';
import { createDates } from './dates.ts';

const local = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('writes days, times and spans without commas, by 24 hours', () => {
  const dates = createDates('en-us', ['de-DE', 'en-GB']);
  expect(dates.moment(local(27, 18))).toBe('Fri 27 Nov 18:00');
  expect(dates.span(local(27, 18), local(28, 6))).toBe('Fri 27 Nov 18:00 – Sat 28 Nov 06:00');
  expect(dates.weekSpan(local(27, 18), local(28, 6))).toBe('Fri 18:00 – Sat 06:00');
  expect(dates.day(local(8, 1))).toBe('Sun 8 Nov');
  expect(dates.tile(local(9, 1))).toEqual({ day: '09', month: 'Nov' });
});

test('says a shared day once', () => {
  const dates = createDates('en-us', ['en-GB']);
  expect(dates.span(local(27, 14), local(27, 18))).toBe('Fri 27 Nov 14:00 – 18:00');
  expect(dates.weekSpan(local(27, 14), local(27, 18))).toBe('Fri 14:00 – 18:00');
});

test('takes its own language where the browser prefers none of its variants', () => {
  const dates = createDates('en-us', ['fr-FR']);
  expect(dates.date(local(9, 1))).toBe('Nov 9');
});

test('midnight is 00, not 24', () => {
  expect(createDates('en-us').weekMoment(local(27, 0))).toContain('00:00');
});
