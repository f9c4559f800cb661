import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Patch, patch } from '../changes/optimistic.ts';

/** A page of a list as the API answers it. */
interface Page<Row> {
  data: readonly Row[];
}

/**
 * Patches of one row in every page of a list that is cached.
 *
 * @param list key of the list's query without parameters
 */
export function patchRow<Row extends { id: number }>(
  client: QueryClient,
  list: QueryKey,
  id: number,
  update: (row: Row) => Row,
): Patch[] {
  // The key of a page ends with its parameters, that of a single thing with its id.
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
