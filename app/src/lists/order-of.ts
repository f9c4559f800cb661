import type { ListView } from './list-address.ts';

/** The direction of a list's sort, as requests name it. */
export function orderOf({
  direction,
}: Pick<ListView<object, string>['sort'], 'direction'>): 'Ascending' | 'Descending' {
  return direction === 'ascending' ? 'Ascending' : 'Descending';
}
