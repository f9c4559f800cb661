import { languages } from '@halyard/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDates, ownVariant } from './dates.ts';

const local = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

beforeEach(() => void vi.useFakeTimers({ now: local(26, 12), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

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

test.each([
  ['en-US', '11/07'],
  ['zh-CN', '11/07'],
  ['zh-TW', '11/07'],
  ['ja-JP', '11/07'],
  ['ko-KR', '11/07'],
  ['ru-RU', '07.11'],
  ['de-DE', '07.11'],
  ['id-ID', '07/11'],
  ['fr-FR', '07/11'],
  ['es-ES', '07/11'],
  ['vi-VN', '07/11'],
])('%s writes the seventh of November as %s', (locale, short) => {
  expect(createDates(locale).short(local(7, 12))).toBe(short);
});

test('names the date where a weekday could be that of another week', () => {
  const dates = createDates('de-DE');
  expect(dates.weekMoment(local(27, 18))).toBe('Fr. 18:00');
  expect(dates.weekMoment(local(13, 18))).toBe('13.11 18:00');
});

test('takes no variant that is written in another script', () => {
  expect(ownVariant('zh-TW', ['zh-CN', 'zh-HK'])).toBe('zh-HK');
  expect(ownVariant('zh-CN', ['zh-TW'])).toBe('zh-CN');
  expect(ownVariant('de-DE', ['C', 'de-AT'])).toBe('de-AT');
});

test('a date tile has room for its day and month in every language', () => {
  for (const { code } of languages) {
    const { day, month } = createDates(code).tile(local(9, 1));
    expect(day).toBe('09');
    expect(month.length, code).toBeLessThanOrEqual(6);
  }
});
