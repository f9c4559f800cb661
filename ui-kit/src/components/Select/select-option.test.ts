import { expect, test } from 'vitest';
import { nextMatch } from './select-option.ts';

const options = ['Misc', 'Crypto', 'Mobile', 'Pwn'].map((label) => ({ value: label, label }));

test('a letter moves to the next option that begins with it, and wraps around', () => {
  expect(nextMatch(options, -1, 'm')?.value).toBe('Misc');
  expect(nextMatch(options, 0, 'M')?.value).toBe('Mobile');
  expect(nextMatch(options, 2, 'm')?.value).toBe('Misc');
});

test('disabled options are skipped', () => {
  const [misc, ...others] = options;
  expect(misc && nextMatch([{ ...misc, disabled: true }, ...others], -1, 'm')?.value).toBe(
    'Mobile',
  );
});

test('nothing matches', () => {
  expect(nextMatch(options, 0, 'z')).toBeUndefined();
});
