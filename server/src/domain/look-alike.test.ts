import { expect, test } from 'vitest';
import { looksAlike } from './look-alike.ts';

test.each([
  ['admin', '\u0430dmin'],
  ['admin', 'adrnin'],
  ['Admin', '\uff21dmin'],
  ['Linus', 'Iinus'],
  ['Linus', '1inus'],
  ['LINUS', 'lINUS'],
  ['Zoe', 'Z0e'],
])('%s looks like %s', (one, other) => {
  expect(looksAlike(one, other)).toBe(true);
});

test.each([
  ['admin', 'admit'],
  ['Linus', 'Linnea'],
  ['船長', '船員'],
  ['S\u00f8ren', 'Soren'],
])('%s does not look like %s', (one, other) => {
  expect(looksAlike(one, other)).toBe(false);
});
