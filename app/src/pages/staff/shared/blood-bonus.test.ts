import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBonus, unpackBonus } from './blood-bonus.ts';

test('unpacks the default of the contract', () => {
  expect(unpackBonus(52_459_530)).toEqual([5, 3, 1]);
});

test('tenths of a percent survive packing', () => {
  const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 10);
  fc.assert(
    fc.property(fc.tuple(share, share, share), (shares) => {
      expect(unpackBonus(packBonus(shares))).toEqual(shares);
    }),
  );
});
