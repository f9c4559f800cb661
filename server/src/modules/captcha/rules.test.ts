import { describe, expect, test } from 'vitest';
import { difficultyUnder, isSolved, readPowAnswer } from './rules.ts';

describe('difficultyUnder', () => {
  test.each([
    [0, 18],
    [600, 18],
    [1199, 18],
    [1200, 19],
    [2400, 20],
    [19_200, 23],
    [1_000_000, 23],
  ])('at %i challenges a minute asks for %i bits', (perMinute, bits) => {
    expect(difficultyUnder(18, perMinute)).toBe(bits);
  });

  test('does not leave the bounds of the contract', () => {
    expect(difficultyUnder(47, 1_000_000)).toBe(48);
  });
});

describe('readPowAnswer', () => {
  test('takes an id and eight bytes', () => {
    const found = Buffer.from('00000000000f4a1c', 'hex');
    expect(readPowAnswer('5f0c2b7e9a1d:00000000000f4a1c')).toEqual({ id: '5f0c2b7e9a1d', found });
    expect(readPowAnswer('5F0C2B7E9A1D:00000000000F4A1C')).toEqual({ id: '5f0c2b7e9a1d', found });
  });

  test.each(['', ':', '5f0c2b7e9a1d', '5f0c2b7e9a1d:', '5f0c2b7e9a1d:zz', 'x:00000000000f4a1c'])(
    'does not take "%s"',
    (text) => {
      expect(readPowAnswer(text)).toBeNull();
    },
  );
});

test('isSolved counts zero bits across bytes', () => {
  const challenge = Buffer.from('9a41c07de2b3586f', 'hex');
  // SHA-256 begins with 0x00000a42: 20 zero bits.
  const found = Buffer.from('000000000007b66a', 'hex');
  expect([18, 19, 20, 21].map((bits) => isSolved(challenge, found, bits))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
