import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('counts words and minutes, at least one', () => {
  expect(readingTime('')).toEqual({ words: 0, minutes: 1 });
  expect(readingTime("It's **late**, isn’t it? – 3 ropes")).toEqual({ words: 6, minutes: 1 });
  expect(readingTime('rope '.repeat(1200))).toEqual({ words: 1200, minutes: 6 });
});

test('counts languages without spaces by their characters', () => {
  expect(readingTime('船'.repeat(1600))).toEqual({ words: 800, minutes: 4 });
});
