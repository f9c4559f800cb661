import { useMemo, useState } from 'react';
import { holdRows } from './held-rows.ts';

/**
 * Live rows for a `DataTable`: while it is held (the pointer is over it, a person paused it), new
 * ones wait until `show` is called or it is let go.
 * @returns the rows to show, how many wait, and what lets them in
 */
export function useHeldRows<Item>(
  rows: readonly Item[],
  rowKey: (item: Item) => string,
  held: boolean,
) {
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  if (held && !seen) setSeen(new Set(rows.map(rowKey)));
  if (!held && seen) setSeen(undefined);
  const { shown, waiting } = useMemo(
    () => (seen ? holdRows(rows, rowKey, seen) : { shown: rows, waiting: 0 }),
    [rows, rowKey, seen],
  );
  return { shown, waiting, show: () => setSeen(new Set(rows.map(rowKey))) };
}
