import { useMemo, useState } from 'react';
import { holdRows } from './held-rows.ts';

/**
 * Live rows for a `DataTable`: while updates are held back (the pointer is over the table, or the
 * user paused it), new rows wait until `show` is called or the hold ends.
 * @returns the rows to show, the number of waiting rows, and a function that releases them
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
