import type { ListedChallenge } from '../../../game/challenge-list.ts';

export const SORTS = ['category', 'points', 'fewest', 'most', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** Filters, order and layout of the board, as in the address. */
export interface BoardFilter {
  search: string;
  category: string | null;
  unsolvedOnly: boolean;
  newOnly: boolean;
  sort: Sort;
  layout: 'grid' | 'list';
}

/** Parses the filter in an address; unknown values are ignored. */
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

/** Removes the parameters that hide challenges. */
export const HIDING = { q: null, category: null, unsolved: null, new: null };

/** The number of active filters, without the search. */
export function countFilters({ category, unsolvedOnly, newOnly }: BoardFilter): number {
  return [category !== null, unsolvedOnly, newOnly].filter(Boolean).length;
}

/** The challenges that match a filter, in its order. */
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
  // The list already has this order, and sorting is stable.
  category: () => 0,
  points: (a, b) => b.info.score - a.info.score,
  fewest: (a, b) => a.info.solved - b.info.solved || b.info.score - a.info.score,
  most: (a, b) => b.info.solved - a.info.solved || a.info.score - b.info.score,
  title: (a, b) => a.info.title.localeCompare(b.info.title),
};

/** A category with its visible challenges, and counts of all its challenges. */
export interface CategoryGroup {
  category: ListedChallenge['info']['category'];
  items: ListedChallenge[];
  solved: number;
  count: number;
}

/** The shown challenges by category, in order of their first one; the counts are those of `all`. */
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

/** The previous (-1) or next (1) of the shown challenges; the first one if `id` is not shown. */
export function neighbour(
  shown: readonly ListedChallenge[],
  id: number,
  step: -1 | 1,
): ListedChallenge | undefined {
  const index = shown.findIndex(({ info }) => info.id === id);
  return index < 0 ? shown[0] : shown[index + step];
}
