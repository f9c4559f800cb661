import { describe, expect, test } from 'vitest';
import { compareChallenges, hasFlagPerTeam, needsContainer } from './challenge.ts';

describe('challenge types', () => {
  test('separate what is per team from what needs a container', () => {
    expect(hasFlagPerTeam('StaticContainer')).toBe(false);
    expect(hasFlagPerTeam('DynamicAttachment')).toBe(true);
    expect(needsContainer('StaticContainer')).toBe(true);
    expect(needsContainer('DynamicAttachment')).toBe(false);
  });
});

describe('compareChallenges', () => {
  test('orders by category number, then title with numbers by size, then id', () => {
    const challenges = [
      { id: 1, category: 'Web', title: 'a' },
      { id: 2, category: 'Crypto', title: 'step 10' },
      { id: 4, category: 'Crypto', title: 'step 9' },
      { id: 3, category: 'Crypto', title: 'step 9' },
      { id: 5, category: 'Misc', title: 'z' },
    ] as const;
    expect(challenges.toSorted(compareChallenges).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1]);
  });
});
