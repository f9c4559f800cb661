import type { Category } from '@halyard/sdk/react';
import { CATEGORIES } from '@halyard/sdk/rules';

interface Placed {
  id: number;
  category: Category;
}

/** Challenges as they stand in the list: by category in its fixed order, the oldest first in each. */
export function inListOrder<Challenge extends Placed>(
  challenges: readonly Challenge[],
): Challenge[] {
  const rank = ({ category }: Challenge) => {
    const at = CATEGORIES.indexOf(category);
    return at < 0 ? CATEGORIES.length : at;
  };
  return challenges.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}
