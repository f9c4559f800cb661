import { expect, test } from 'vitest';
import { isReservedName, looksAlike } from './look-alike.ts';

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

test.each([
  'System',
  'ANONYMOUS',
  'administrator',
  'admin',
  'admin.',
  '_admin_',
  'S y s t e m',
  '\u0430dmin',
  'adrnin!',
  '\uff33ystem',
  '\u24d0\u24d3\u24dc\u24d8\u24dd', // letters in circles
  'Anonyrn0us',
])('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['Systemic', 'admin2', 'Adminka', 'Nadmin', 'Ana', '...', 'Admir\u00e1l'])(
  '%s is not reserved',
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);
