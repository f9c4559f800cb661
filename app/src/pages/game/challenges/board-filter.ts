import type { ListedChallenge } from '../../../game/challenge-list.ts';

export const SORTS = ['category', 'points', 'fewest', 'most', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** What the board shows, and how; it lives in the address. */
export interface BoardFilter {
  search: string;
  category: string | null;
  unsolvedOnly: boolean;
  newOnly: boolean;
  sort: Sort;
  layout: 'grid' | 'list';
}

/** Reads the filter of an address; what it does not know is as if it were not there. */
export function readFilter(params: URLSearchParams): BoardFilter {
  const sort = params.get('sort');
  return {
    search: params.get('q') ?? '',
    category: params.get('category'),
    unsolvedOnly: params.has('unsolved'),
    newOnly: params.has('new'),
    sort: SORTS.find((each) => each === sort) ?? 'category',
    layout: params.get('layout') === 'list' ? 'list' : 'grid',
  };
}

/** Parameters that hide challenges: taking them away shows all. */
export const HIDING = { q: null, category: null, unsolved: null, new: null };

/** How many things besides the search hide challenges. */
export function countFilters({ category, unsolvedOnly, newOnly }: BoardFilter): number {
  return [category !== null, unsolvedOnly, newOnly].filter(Boolean).length;
}

/** The challenges that a filter leaves, in its order. */
export function applyFilter(
  all: readonly ListedChallenge[],
  filter: BoardFilter,
): ListedChallenge[] {
  const wanted = filter.search.trim().toLocaleLowerCase();
  return all
    .filter(
      ({ info, solve, isNew }) =>
        (filter.category === null || info.category === filter.category) &&
        (!filter.unsolvedOnly || !solve) &&
        (!filter.newOnly || isNew) &&
        info.title.toLocaleLowerCase().includes(wanted),
    )
    .toSorted(COMPARE[filter.sort]);
}

const COMPARE: Record<Sort, (a: ListedChallenge, b: ListedChallenge) => number> = {
  // Sorting is stable: the list is in this order already.
  category: () => 0,
  points: (a, b) => b.info.score - a.info.score,
  fewest: (a, b) => a.info.solved - b.info.solved || b.info.score - a.info.score,
  most: (a, b) => b.info.solved - a.info.solved || a.info.score - b.info.score,
  title: (a, b) => a.info.title.localeCompare(b.info.title),
};

/** A category with its challenges, and how many of all of it are solved. */
export interface CategoryGroup {
  category: ListedChallenge['info']['category'];
  items: ListedChallenge[];
  solved: number;
  count: number;
}

/** Challenges by category in the order in which the categories come; counts are those of `all`. */
export function groupByCategory(
  items: readonly ListedChallenge[],
  all: readonly ListedChallenge[] = items,
): CategoryGroup[] {
  const groups = new Map<string, CategoryGroup>();
  for (const item of items) {
    const { category } = item.info;
    const group = groups.get(category) ?? { category, items: [], solved: 0, count: 0 };
    group.items.push(item);
    groups.set(category, group);
  }
  for (const { info, solve } of all) {
    const group = groups.get(info.category);
    if (!group) continue;
    group.count += 1;
    if (solve) group.solved += 1;
  }
  return [...groups.values()];
}

/** The challenge before (-1) or after (1) one in the order shown; the first where it is not shown. */
export function neighbour(
  shown: readonly ListedChallenge[],
  id: number,
  step: -1 | 1,
): ListedChallenge | undefined {
  const index = shown.findIndex(({ info }) => info.id === id);
  return index < 0 ? shown[0] : shown[index + step];
}
