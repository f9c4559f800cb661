import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../generated/enumerations.ts';
import { inListOrder, type PlacedChallenge } from './challenge-order.ts';

const idsOf = (challenges: readonly PlacedChallenge[]) =>
  inListOrder(challenges).map(({ id }) => id);

describe('inListOrder', () => {
  test('without places is by category number, then title with numbers by size, then id', () => {
    const challenges: PlacedChallenge[] = [
      { id: 1, category: 'Web', title: 'a' },
      { id: 2, category: 'Crypto', title: 'step 10', position: null },
      { id: 4, category: 'Crypto', title: 'step 9' },
      { id: 3, category: 'Crypto', title: 'step 9' },
      { id: 5, category: 'Misc', title: 'z' },
    ];
    expect(idsOf(challenges)).toEqual([5, 3, 4, 2, 1]);
  });

  test('puts the categories of the first places first, and what has no place last', () => {
    const challenges: PlacedChallenge[] = [
      { id: 1, category: 'Misc', title: 'a' },
      { id: 2, category: 'Web', title: 'b', position: 1 },
      { id: 3, category: 'Web', title: 'a' },
      { id: 4, category: 'Web', title: 'c', position: 0 },
      { id: 5, category: 'Crypto', title: 'a', position: 2 },
    ];
    expect(idsOf(challenges)).toEqual([4, 2, 3, 5, 1]);
  });

  test('keeps every challenge, and the challenges of a category together', () => {
    const challenge = fc.record({
      category: fc.constantFrom(...CATEGORIES),
      title: fc.string({ maxLength: 3 }),
      position: fc.option(fc.nat(20)),
    });
    fc.assert(
      fc.property(fc.array(challenge), (drawn) => {
        const challenges = drawn.map((one, id) => ({ ...one, id }));
        const sorted = inListOrder(challenges);
        expect(new Set(sorted)).toEqual(new Set(challenges));
        const runs = sorted.filter((one, at) => one.category !== sorted[at - 1]?.category);
        expect(new Set(runs.map(({ category }) => category)).size).toBe(runs.length);
        expect(inListOrder(challenges.toReversed())).toEqual(sorted);
      }),
    );
  });
});
