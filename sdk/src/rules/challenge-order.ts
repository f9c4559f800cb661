import { CATEGORIES, type Category } from '../generated/enumerations.ts';

/** The fields that decide where a challenge is listed. */
export interface PlacedChallenge {
  id: number;
  category: Category;
  title: string;
  /**
   * Its place in the organiser's order; null or missing after those that have one. Servers without the
   * extension `order` give none.
   */
  position?: number | null | undefined;
}

// A fixed locale, so that every process lists the challenges in the same order.
const titles = new Intl.Collator('en', { numeric: true });

/**
 * Challenges in the order in which a game lists them. Categories come in the order of their first
 * places, those without a place last and in the order of `Category`. Within a category it is the
 * place, the title with numbers by size, the id.
 */
export function inListOrder<Challenge extends PlacedChallenge>(
  challenges: readonly Challenge[],
): Challenge[] {
  const first = new Map<Category, number>();
  for (const challenge of challenges) {
    const { category } = challenge;
    first.set(category, Math.min(first.get(category) ?? Infinity, placeOf(challenge)));
  }
  const categoryPlace = ({ category }: Challenge) => first.get(category) ?? Infinity;
  return challenges.toSorted(
    (a, b) =>
      difference(categoryPlace(a), categoryPlace(b)) ||
      categoryNumber(a) - categoryNumber(b) ||
      difference(placeOf(a), placeOf(b)) ||
      titles.compare(a.title, b.title) ||
      a.id - b.id,
  );
}

/** Categories that this version does not know come last. */
function categoryNumber({ category }: PlacedChallenge): number {
  const index = CATEGORIES.indexOf(category);
  return index < 0 ? CATEGORIES.length : index;
}

const placeOf = ({ position }: PlacedChallenge): number => position ?? Infinity;

/** Subtracts two places; two infinite ones give 0. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b);
