import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

function shown(page: number, pages: number): string {
  return pageWindow(page, pages)
    .map((each) => each ?? '…')
    .join(' ');
}

test.each([
  [1, 26, '1 2 3 … 26'],
  [4, 26, '1 2 3 4 5 … 26'],
  [12, 26, '1 … 11 12 13 … 26'],
  [26, 26, '1 … 24 25 26'],
  [2, 4, '1 2 3 4'],
  [1, 1, '1'],
])('page %i of %i shows %s', (page, pages, text) => {
  expect(shown(page, pages)).toBe(text);
});

test('ends, the current page and its neighbours are there, once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, nat) => {
      const page = 1 + (nat % pages);
      const numbers = pageWindow(page, pages).filter((each) => each !== null);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const each of [1, page, pages]) expect(numbers).toContain(each);
      expect(numbers.length).toBeLessThanOrEqual(7);
    }),
  );
});
