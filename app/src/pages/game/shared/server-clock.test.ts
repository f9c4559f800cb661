import { expect, test } from 'vitest';
import { clockOffset } from './server-clock.ts';

const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';
const at = Date.parse(noon);

test('follows a server that is ahead', () => {
  expect(clockOffset(noon, at - 60_000, at - 60_000)).toBe(60_500);
});

test('follows a server that is behind', () => {
  expect(clockOffset(noon, at + 60_000, at + 60_000)).toBe(-59_500);
});

test('trusts this machine where the difference is within what the header can tell', () => {
  expect(clockOffset(noon, at + 700, at + 900)).toBe(0);
  expect(clockOffset(noon, at - 3000, at + 3000)).toBe(0);
});

test('trusts this machine without the header', () => {
  expect(clockOffset(null, at, at)).toBe(0);
});
