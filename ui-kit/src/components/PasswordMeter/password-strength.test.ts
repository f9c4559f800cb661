import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordBits, passwordStrength } from './password-strength.ts';

test('more characters never make a password weaker', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (start, end) => {
      expect(passwordBits(start + end)).toBeGreaterThanOrEqual(passwordBits(start));
    }),
  );
});

test.each([
  ['', 0],
  ['secret', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['harbour42', 2],
  ['slackrope-27-K', 4],
  ['correct horse battery', 4],
])('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
