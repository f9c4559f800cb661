import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorAt, offsetOf, PAGE_GAP, pageAt, pageTops } from './page-layout.ts';

const heights = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 60 });

describe('the layout of pages', () => {
  test('puts pages below each other with a gap around each', () => {
    expect(pageTops([100, 50], 20)).toEqual([20, 140, 210]);
  });

  test('finds the page at its first and at its last line', () => {
    fc.assert(
      fc.property(heights, fc.nat(), (pages, any) => {
        const tops = pageTops(pages);
        const page = any % pages.length;
        const top = tops[page] ?? 0;
        expect(pageAt(tops, top)).toBe(page);
        expect(pageAt(tops, top + (pages[page] ?? 0) - 1)).toBe(page);
      }),
    );
  });

  test('takes a line before all pages for the first, and one behind them for the last', () => {
    const tops = pageTops([100, 50, 70]);
    expect(pageAt(tops, -5)).toBe(0);
    expect(pageAt(tops, 9999)).toBe(2);
  });

  test('comes back to a place after a zoom and back again', () => {
    fc.assert(
      fc.property(heights, fc.nat({ max: 100_000 }), (pages, any) => {
        const tops = pageTops(pages);
        const at = any % ((tops.at(-1) ?? 1) - PAGE_GAP);
        const anchor = anchorAt(tops, pages, at);
        expect(offsetOf(anchor, tops, pages)).toBeCloseTo(at, 3);
      }),
    );
  });

  test('keeps the line of a page when all pages double', () => {
    const small = [100, 100, 100];
    const large = [200, 200, 200];
    const anchor = anchorAt(pageTops(small), small, 165);
    expect(anchor).toEqual({ page: 1, share: 0.25 });
    expect(offsetOf(anchor, pageTops(large), large)).toBe(240 + 50);
  });
});
