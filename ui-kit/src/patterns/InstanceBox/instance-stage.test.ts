import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instanceStage, shortSpan } from './instance-stage.ts';

describe('instanceStage', () => {
  test.each([
    [72 * 60_000, 'calm'],
    [10 * 60_000 + 1, 'calm'],
    [10 * 60_000, 'extendable'],
    [60_000, 'extendable'],
    [59_999, 'last'],
    [1, 'last'],
    [0, 'over'],
    [-5, 'over'],
  ])('calls %d ms %s', (left, stage) => {
    expect(instanceStage(left)).toBe(stage);
  });

  test('uses another extension window', () => {
    expect(instanceStage(20 * 60_000, 30 * 60_000)).toBe('extendable');
  });
});

describe('shortSpan', () => {
  test.each([
    [0, 0, 'seconds'],
    [37_001, 38, 'seconds'],
    [60_000, 1, 'minutes'],
    [72 * 60_000 + 59_000, 72, 'minutes'],
    [99 * 60_000, 99, 'minutes'],
    [100 * 60_000, 1, 'hours'],
  ])('writes %d ms as %d %s', (left, value, unit) => {
    expect(shortSpan(left)).toEqual({ value, unit });
  });

  test('has at most two digits below four days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 99 * 3_600_000 }), (left) => {
        expect(String(shortSpan(left).value).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
