import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('keeps path, query and hash of a place of this site', () => {
  const from = '/games/7/challenges?challenge=3#top';
  expect(returnPath(`?from=${encodeURIComponent(from)}`)).toBe(from);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
])('does not lead to %s', (from) => {
  expect(returnPath(`?from=${encodeURIComponent(from)}`)).toBe('/');
});

test('does not lead back to sign-in', () => {
  expect(returnPath('?from=/Account/Login')).toBe('/');
  expect(returnPath('?from=/x/../account/login')).toBe('/');
});

test('leads home without a wish', () => {
  expect(returnPath('')).toBe('/');
});
