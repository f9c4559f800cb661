import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, dayText, momentText, parseClock, parseMoment } from './moment-text.ts';

const locales = [
  'en-US',
  'en-GB',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'id-ID',
  'ko-KR',
  'ru-RU',
  'vi-VN',
  'de-DE',
  'fr-FR',
  'es-ES',
];
const fallback = { year: 2026, month: 11, day: 21, hour: 18, minute: 17 };

const wall = fc.record({
  year: fc.integer({ min: 1970, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

test('a field parses the text that it formats, in every language', () => {
  fc.assert(
    fc.property(wall, fc.constantFrom(...locales), (value, locale) => {
      expect(parseMoment(momentText(value, locale), { fallback, locale })).toEqual({
        wall: value,
        complete: true,
        isUtc: false,
      });
    }),
    { numRuns: 300 },
  );
});

function typed(text: string, locale = 'en-GB') {
  const read = parseMoment(text, { fallback, locale });
  return read && `${dayText(read.wall, 'en-GB')}, ${clockText(read.wall)}`;
}

test.each([
  ['2026-11-22T13:00', 'en-GB', '22 Nov 2026, 13:00'],
  ['2026-11-22 9:30', 'de-DE', '22 Nov 2026, 09:30'],
  ['22/11/2026 13:00', 'en-GB', '22 Nov 2026, 13:00'],
  ['11/22/2026, 1:00 pm', 'en-US', '22 Nov 2026, 13:00'],
  ['22.11.26 13:00', 'de-DE', '22 Nov 2026, 13:00'],
  ['22 november 13:00', 'en-GB', '22 Nov 2026, 13:00'],
  ['Nov 22 9am', 'en-US', '22 Nov 2026, 09:00'],
  ['22. Dezember', 'de-DE', '22 Dec 2026, 18:17'],
  ['22/11', 'en-GB', '22 Nov 2026, 18:17'],
])('%s in %s is %s', (text, locale, moment) => {
  expect(typed(text, locale)).toBe(moment);
});

test.each([
  '2026-11-22 13:00Z',
  '2026-11-22T13:00:00Z',
  '2026-11-22T13:00:00.000Z',
  '2026-11-22 13:00 UTC',
  '22 Nov 2026, 1:00 pm utc',
  '22/11/2026 13:00 GMT',
])('%s is in UTC', (text) => {
  const read = parseMoment(text, { fallback, locale: 'en-GB' });
  const there = { year: 2026, month: 11, day: 22, hour: 13, minute: 0 };
  expect(read).toEqual({ wall: there, complete: true, isUtc: true });
});

test('a month that ends like a zone is none', () => {
  expect(parseMoment('22. März', { fallback, locale: 'de-DE' })?.isUtc).toBe(false);
});

test.each([
  '2026-11-22Z',
  '22 Nov 2026 UTC',
  '2026-11-22 13:00:30Z',
  '13:00Z',
  '',
  'soon',
  '22',
  '31 Feb 2026',
  '22 Nov 202',
  '22 Nov 2026, 25:00',
  '13:00',
])('"%s" is no moment', (text) => {
  expect(typed(text)).toBeNull();
});

test('a year or a time that was guessed makes it incomplete', () => {
  expect(parseMoment('22 Nov 13:00', { fallback, locale: 'en-GB' })?.complete).toBe(false);
  expect(parseMoment('22 Nov 2026', { fallback, locale: 'en-GB' })?.complete).toBe(false);
});

test.each([
  ['13:00', '13:00'],
  ['9', '09:00'],
  ['1330', '13:30'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
])('%s on a clock is %s', (text, clock) => {
  const read = parseClock(text);
  expect(read && clockText(read)).toBe(clock);
});

test.each(['24:00', '13 pm', '9:60', 'noon', ''])('"%s" is no time', (text) => {
  expect(parseClock(text)).toBeNull();
});
