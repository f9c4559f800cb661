import { expect, test } from 'vitest';
import { drawnIndexes, firstRows } from './use-table-window.ts';

const high = () => 400;

test('draws a screen of rows before the virtualizer is there, and leaves space for the others', () => {
  expect(firstRows(5, high, -1)).toEqual({
    drawn: [
      { index: 0, before: 0 },
      { index: 1, before: 0 },
    ],
    after: 1200,
  });
});

test('draws the focused row in its place', () => {
  const { drawn, after } = firstRows(5, high, 3);
  expect(drawn.at(-1)).toEqual({ index: 3, before: 400 });
  expect(after).toBe(400);
});

test('draws a range with rows around it, and the focused row before or after it', () => {
  const range = { startIndex: 3, endIndex: 4, overscan: 1, count: 100 };
  expect(drawnIndexes(range, -1)).toEqual([2, 3, 4, 5]);
  expect(drawnIndexes(range, 4)).toEqual([2, 3, 4, 5]);
  expect(drawnIndexes(range, 0)).toEqual([0, 2, 3, 4, 5]);
  expect(drawnIndexes(range, 99)).toEqual([2, 3, 4, 5, 99]);
  expect(drawnIndexes({ ...range, startIndex: 0, endIndex: 99 }, 100)).toHaveLength(100);
});
