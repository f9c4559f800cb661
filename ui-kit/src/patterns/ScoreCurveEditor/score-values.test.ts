import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snapToRange, solveFor } from './score-values.ts';

const range = { min: 0, max: 1000, step: 1 };

describe('solveFor', () => {
  test('finds the value for any monotonic rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.boolean(), (value, rises) => {
        const rule = (at: number): number => (rises ? at * 3 + 7 : 5000 - at * at);
        expect(solveFor(rule, rule(value), range, 0)).toBe(value);
      }),
    );
  });

  test('returns the nearest end if the target is out of reach', () => {
    expect(solveFor((value) => value, 4000, range, 0)).toBe(1000);
    expect(solveFor((value) => -value, 4000, range, 0)).toBe(0);
  });

  test('keeps the value if it makes no difference', () => {
    expect(solveFor(() => 300, 200, range, 42)).toBe(42);
  });
});

test('returns a step within the range', () => {
  expect(snapToRange(0.1 + 0.2, { min: 0.1, max: 10, step: 0.1 })).toBe(0.3);
  expect(snapToRange(-4, range)).toBe(0);
  expect(snapToRange(4000, range)).toBe(1000);
});
