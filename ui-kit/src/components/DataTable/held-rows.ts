/** The rows shown so far, with their updates, and the number of new rows that are held back. */
export interface HeldRows<Item> {
  shown: readonly Item[];
  waiting: number;
}

/**
 * Holds back rows that were added since the last release, so that nothing moves under the pointer.
 * Known rows are updated, deleted rows are removed.
 * @param seen keys of the rows at the last release
 */
export function holdRows<Item>(
  rows: readonly Item[],
  rowKey: (item: Item) => string,
  seen: ReadonlySet<string>,
): HeldRows<Item> {
  const shown = rows.filter((item) => seen.has(rowKey(item)));
  return { shown, waiting: rows.length - shown.length };
}
