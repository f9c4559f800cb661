import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangesOf, spansOf } from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 0, 1, 12);
const moments = fc.integer({ min: 0, max: Date.UTC(9999, 0) });

describe('spansOf', () => {
  test('covers both moments with at most 200 spans of whole minutes', () => {
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const { step, starts } = spansOf(first, last);
        expect(starts.length).toBeLessThanOrEqual(200);
        expect(step % MINUTE).toBe(0);
        expect(starts.every((start, index) => start === (starts[0] ?? 0) + index * step)).toBe(
          true,
        );
        expect((starts[0] ?? 0) % step).toBe(0);
        expect(Math.floor(first / step)).toBe((starts[0] ?? 0) / step);
        expect(Math.floor(last / step)).toBe((starts.at(-1) ?? 0) / step);
      }),
    );
  });

  test.each([
    ['two hours', 2 * HOUR, MINUTE],
    ['a day', 24 * HOUR, 10 * MINUTE],
    ['two days', 48 * HOUR, 15 * MINUTE],
    ['a week', 7 * 24 * HOUR, HOUR],
  ])('of %s have a length that people count in', (_, length, step) => {
    expect(spansOf(NOON, NOON + length - 1).step).toBe(step);
  });

  test('are none before the first moment', () => {
    expect(spansOf(NOON, NOON - 1).starts).toEqual([]);
  });
});

describe('rangesOf', () => {
  test('counts every score once, in at most 20 ranges of a round size', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000_000 }), { minLength: 1 }), (scores) => {
        const { step, bins } = rangesOf(scores);
        expect(bins.length).toBeLessThanOrEqual(20);
        expect(String(step)).toMatch(/^[125]0*$/);
        expect(bins[0]?.score).toBe(0);
        expect(bins.at(-1)?.teams).toBeGreaterThan(0);
        for (const { score, teams } of bins) {
          expect(teams).toBe(scores.filter((one) => one >= score && one < score + step).length);
        }
      }),
    );
  });

  test('of no teams are none, and of teams without points one', () => {
    expect(rangesOf([]).bins).toEqual([]);
    expect(rangesOf([0, 0]).bins).toEqual([{ score: 0, teams: 2 }]);
  });
});
