import { expect, test } from 'vitest';
import { checkShare } from './browser-check.ts';

test.each([
  [0, 0.0],
  [524_288, 0.5],
  [1_048_576, 0.95],
  [9_000_000, 0.95],
])('%d hashes of about a million fill %f of the bar', (done, share) => {
  expect(checkShare({ done, expected: 1_048_576 })).toBe(share);
});

test('nothing expected shows nothing done', () => {
  expect(checkShare({ done: 5, expected: 0 })).toBe(0);
});
