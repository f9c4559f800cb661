import type { Category } from '@halyard/sdk/react';
import { CATEGORIES } from '@halyard/sdk/rules';

interface Placed {
  id: number;
  category: Category;
}

/** Sorts challenges by category in the fixed order, then by age, the oldest first. */
export function inListOrder<Challenge extends Placed>(
  challenges: readonly Challenge[],
): Challenge[] {
  const rank = ({ category }: Challenge) => {
    const at = CATEGORIES.indexOf(category);
    return at < 0 ? CATEGORIES.length : at;
  };
  return challenges.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}
