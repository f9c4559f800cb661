import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bloodPoints,
  decodeBloodBonus,
  DEFAULT_BLOOD_BONUS,
  encodeBloodBonus,
} from './blood-bonus.ts';
import { challengeValue, minimumValue, pointsByType } from './score.ts';

const halfEven = (numerator: number): number => {
  const below = Math.floor(numerator / 1000);
  const rest = numerator % 1000;
  return rest < 500 || (rest === 500 && below % 2 === 0) ? below : below + 1;
};

describe('challengeValue', () => {
  const solves = [1, 2, 3, 4, 5, 10, 20, 50, 100];

  test.each([
    [1000, 0.25, 5, [1000, 864, 752, 661, 586, 373, 266, 250, 250]],
    [500, 0.25, 3, [500, 393, 317, 262, 223, 143, 125, 125, 125]],
    [1000, 0.1, 10, [1000, 914, 836, 766, 703, 465, 234, 106, 100]],
    [100, 0.5, 1, [100, 68, 56, 52, 50, 50, 50, 50, 50]],
    [1000, 0, 5, [1000, 818, 670, 548, 449, 165, 22, 0, 0]],
    [1000, 1, 5, [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]],
    [1000, 1, -0.01, [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]],
    [1000, 0.25, 0, [1000, 250, 250, 250, 250, 250, 250, 250, 250]],
  ])('falls from %i with rate %f and difficulty %f as the contract says', (o, r, d, values) => {
    const curve = { original: o, minRate: r, difficulty: d };
    expect(solves.map((n) => challengeValue(curve, n))).toEqual(values);
  });

  test('is the original score while nobody has solved', () => {
    expect(challengeValue({ original: 500, minRate: 0.25, difficulty: 0 }, 0)).toBe(500);
  });

  test('grows with a negative difficulty, but never past what fits on the wire', () => {
    const curve = { original: 1000, minRate: 0.25, difficulty: -5 };
    expect(challengeValue(curve, 3)).toBe(1368);
    expect(challengeValue(curve, 10_000)).toBe(2_147_483_647);
    expect(challengeValue({ ...curve, original: 0 }, 10_000)).toBe(0);
  });

  test('grows by e^(1/5) with the second solve at a difficulty of -5', () => {
    expect(challengeValue({ original: 500, minRate: 0, difficulty: -5 }, 2)).toBe(610);
  });

  test('never rises with more solves and never leaves its span', () => {
    const curves = fc.record({
      original: fc.integer({ min: 0, max: 100_000 }),
      minRate: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.double({ min: 0, max: 1000, noNaN: true }),
    });
    fc.assert(
      fc.property(curves, fc.nat({ max: 5000 }), (curve, n) => {
        const now = challengeValue(curve, n);
        const next = challengeValue(curve, n + 1);
        expect(next).toBeLessThanOrEqual(now);
        expect(next).toBeGreaterThanOrEqual(minimumValue(curve));
        expect(Number.isInteger(next)).toBe(true);
      }),
    );
  });
});

describe('blood bonus', () => {
  test.each([
    [{ first: 50, second: 30, third: 10 }, 52_459_530],
    [{ first: 100, second: 50, third: 20 }, 104_908_820],
    [{ first: 1000, second: 1000, third: 1000 }, 1_049_601_000],
    [{ first: 0, second: 0, third: 0 }, 0],
  ])('encodes %o', (bonus, encoded) => {
    expect(encodeBloodBonus(bonus)).toBe(encoded);
    expect(decodeBloodBonus(encoded)).toEqual(bonus);
  });

  test('falls back to the default when any part exceeds 1000', () => {
    for (const encoded of [1001 << 20, 1001 << 10, 1001, (50 << 20) | (1023 << 10)]) {
      expect(decodeBloodBonus(encoded)).toEqual(DEFAULT_BLOOD_BONUS);
    }
  });

  test('ignores higher bits', () => {
    expect(decodeBloodBonus(52_459_530 + 2 ** 30)).toEqual(DEFAULT_BLOOD_BONUS);
    expect(decodeBloodBonus(2 ** 30 + 7)).toEqual({ first: 0, second: 0, third: 7 });
  });

  test('decodes what it encodes', () => {
    const permille = fc.integer({ min: 0, max: 1000 });
    const bonuses = fc.record({ first: permille, second: permille, third: permille });
    fc.assert(
      fc.property(bonuses, (bonus) => {
        expect(decodeBloodBonus(encodeBloodBonus(bonus))).toEqual(bonus);
      }),
    );
  });
});

describe('bloodPoints', () => {
  test.each([
    [1000, 50, 1050],
    [1000, 30, 1030],
    [1000, 10, 1010],
    [864, 50, 907],
    [864, 30, 890],
    [864, 10, 873],
    [250, 50, 262],
    [350, 30, 360],
    [150, 30, 154],
    [550, 50, 578],
    [30, 50, 31],
    [110, 50, 115],
    [90, 50, 94],
    [333, 1000, 666],
  ])('makes %i points at %i permille %i', (value, permille, points) => {
    expect(bloodPoints(value, permille)).toBe(points);
  });

  test('differs from 64-bit arithmetic in exactly 44 of 9000 pairs, all of them at 50 permille', () => {
    const different: number[] = [];
    for (const permille of [50, 30, 10]) {
      for (let value = 1; value <= 3000; value++) {
        const exact = halfEven(value * (1000 + permille));
        if (bloodPoints(value, permille) !== exact) different.push(permille);
      }
    }
    expect(different).toEqual(Array.from({ length: 44 }, () => 50));
  });

  test('leaves the value as it is without a bonus', () => {
    expect(pointsByType(377, decodeBloodBonus(0))).toEqual([0, 377, 377, 377, 377]);
  });

  test('never gives a later blood more than an earlier one under the default bonus', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (value) => {
        const [, first = 0, second = 0, third = 0, normal = 0] = pointsByType(
          value,
          DEFAULT_BLOOD_BONUS,
        );
        expect([first, second, third, normal]).toEqual(
          [first, second, third, normal].toSorted((a, b) => b - a),
        );
      }),
    );
  });
});
