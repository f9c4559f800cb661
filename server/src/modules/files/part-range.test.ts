import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange } from './part-range.ts';

describe('parseRange', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['BYTES=0-0', { start: 0, end: 0 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['lines=0-1', null],
    [undefined, null],
  ])('of ten bytes, reads %j as %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  test('never leaves the file', () => {
    const part = fc.oneof(fc.nat(), fc.constant(''), fc.bigInt({ min: 0n }));
    fc.assert(
      fc.property(part, part, fc.nat(), (first, last, size) => {
        const range = parseRange(`bytes=${first}-${last}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
