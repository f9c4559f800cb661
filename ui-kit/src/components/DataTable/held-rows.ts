/** Rows as they were shown last, with those that changed since, and how many new ones wait. */
export interface HeldRows<Item> {
  shown: readonly Item[];
  waiting: number;
}

/**
 * Holds back rows that came since the last look, so that nothing moves under the pointer. Rows that
 * were there before are taken as they are now; rows that are gone are gone.
 * @param seen keys of the rows at the last look
 */
export function holdRows<Item>(
  rows: readonly Item[],
  rowKey: (item: Item) => string,
  seen: ReadonlySet<string>,
): HeldRows<Item> {
  const shown = rows.filter((item) => seen.has(rowKey(item)));
  return { shown, waiting: rows.length - shown.length };
}
