import { expect, test } from 'vitest';
import { canFreezeAt, isFrozen } from './freeze.ts';

test.each([
  [9, false],
  [10, true],
  [20, true],
  [21, false],
])('a game from 10 to 20 may freeze at %i: %s', (at, expected) => {
  expect(canFreezeAt({ start: 10, end: 20 }, at)).toBe(expected);
});

test('hides what happens from the moment of the freeze on', () => {
  expect(isFrozen({ freeze: 15 }, 14)).toBe(false);
  expect(isFrozen({ freeze: 15 }, 15)).toBe(true);
  expect(isFrozen({ freeze: null }, 15)).toBe(false);
  expect(isFrozen({}, 15)).toBe(false);
});
