import { expect, test } from 'vitest';
import { meterTone } from './meter-tone.ts';

test.each([
  [0, 'rest'],
  [0.749, 'rest'],
  [0.75, 'warn'],
  [0.9, 'danger'],
  [1, 'danger'],
] as const)('a share of %f is %s', (share, tone) => {
  expect(meterTone(share, 0.75, 0.9)).toBe(tone);
});

test('limits above 1 are never reached', () => {
  expect(meterTone(1, 2, 2)).toBe('rest');
});
