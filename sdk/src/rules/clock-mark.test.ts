import { expect, test } from 'vitest';
import { clockMark } from './clock-mark.ts';

const MINUTE = 60_000;
// A game still runs at its `end`, so it has ended a millisecond later.
const game = { start: 0, end: 120 * MINUTE - 1 };

test.each([
  [-1, 'none'],
  [0, 'started'],
  [MINUTE, 'none'],
  [60 * MINUTE, 'hour'],
  [61 * MINUTE, 'none'],
  [110 * MINUTE, 'tenMinutes'],
  [119 * MINUTE, 'minute'],
  [120 * MINUTE, 'ended'],
  [121 * MINUTE, 'none'],
] as const)('at %i ms the clock is at %s', (now, mark) => {
  expect(clockMark(game, now)).toBe(mark);
});
