import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveEdge, spanOf, windowOf } from './time-window.ts';

const buckets = Array.from({ length: 120 }, (_, index) => ({ at: index * 60_000, counts: [1] }));
const end = 120 * 60_000;

describe('spanOf', () => {
  test('is the whole range without a selection', () => {
    expect(spanOf(buckets, null)).toEqual({ from: 0, to: 119 });
  });
  test('finds the buckets that windowOf came from', () => {
    fc.assert(
      fc.property(fc.nat({ max: 119 }), fc.nat({ max: 119 }), (a, b) => {
        const span = { from: Math.min(a, b), to: Math.max(a, b) };
        expect(spanOf(buckets, windowOf(buckets, end, span))).toEqual(span);
      }),
    );
  });
  test('stays inside the range', () => {
    expect(spanOf(buckets, [-5, 10 * end])).toEqual({ from: 0, to: 119 });
    expect(spanOf([], [0, 1])).toEqual({ from: 0, to: 0 });
  });
});

describe('moveEdge', () => {
  test('never crosses the other edge', () => {
    expect(moveEdge({ from: 5, to: 5 }, 'from', 'ArrowRight', 120)).toEqual({ from: 5, to: 5 });
    expect(moveEdge({ from: 5, to: 9 }, 'to', 'PageDown', 120)).toEqual({ from: 5, to: 5 });
    expect(moveEdge({ from: 5, to: 9 }, 'from', 'Home', 120)).toEqual({ from: 0, to: 9 });
    expect(moveEdge({ from: 5, to: 9 }, 'to', 'End', 120)).toEqual({ from: 5, to: 119 });
  });
  test('leaves other keys alone', () => {
    expect(moveEdge({ from: 5, to: 9 }, 'to', 'a', 120)).toBeUndefined();
  });
});
