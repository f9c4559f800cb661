import { expect, test } from 'vitest';
import { nextSpot } from './use-point-navigation.ts';

const all = [
  [
    { at: 10, score: 100 },
    { at: 30, score: 300 },
  ],
  [
    { at: 5, score: 50 },
    { at: 12, score: 120 },
    { at: 40, score: 200 },
  ],
];

test('begins at the newest point of the best line', () => {
  expect(nextSpot(all, undefined, 'ArrowLeft')).toEqual({ series: 0, point: 1 });
});
test('moves along a line and stops at its ends', () => {
  expect(nextSpot(all, { series: 0, point: 1 }, 'ArrowLeft')).toEqual({ series: 0, point: 0 });
  expect(nextSpot(all, { series: 0, point: 0 }, 'ArrowLeft')).toEqual({ series: 0, point: 0 });
  expect(nextSpot(all, { series: 1, point: 0 }, 'End')).toEqual({ series: 1, point: 2 });
});
test('changes the line at the same moment', () => {
  expect(nextSpot(all, { series: 0, point: 1 }, 'ArrowDown')).toEqual({ series: 1, point: 1 });
  expect(nextSpot(all, { series: 1, point: 0 }, 'ArrowUp')).toEqual({ series: 0, point: 0 });
});
test('leaves other keys alone', () => {
  expect(nextSpot(all, { series: 0, point: 0 }, 'a')).toBeUndefined();
});
