import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Patch, patch } from '../changes/optimistic.ts';

/** A page of a list in the API. */
interface Page<Row> {
  data: readonly Row[];
}

/**
 * Patches of one row in all cached pages of a list.
 * @param list key of the list query without parameters
 */
export function patchRow<Row extends { id: number }>(
  client: QueryClient,
  list: QueryKey,
  id: number,
  update: (row: Row) => Row,
): Patch[] {
  // The key of a page ends with its parameters, the key of a single object with its id.
  const isPage = (key: QueryKey) => typeof key[list.length] === 'object';
  const queries = client.getQueryCache().findAll({
    queryKey: list,
    predicate: ({ queryKey, state }) => isPage(queryKey) && state.data !== undefined,
  });
  return queries.map(({ queryKey }) =>
    patch<Page<Row>>(queryKey, (page) => ({
      ...page,
      data: page.data.map((row) => (row.id === id ? update(row) : row)),
    })),
  );
}
