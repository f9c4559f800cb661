/** Adds keys to the set, or removes them from it. */
export function withAll(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Adds a key to the set, or removes it. */
export function toggled(keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  return withAll(keys, [key], on);
}

/**
 * The selection after a row is clicked.
 * @param order keys of all rows in order
 * @param anchor the row clicked before, when Shift is held: all rows between follow; rows that no
 *   longer exist are ignored
 */
export function selectRow(
  selected: ReadonlySet<string>,
  order: readonly string[],
  key: string,
  on: boolean,
  anchor?: string,
): ReadonlySet<string> {
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(key);
  if (from < 0 || to < 0) return toggled(selected, key, on);
  return withAll(selected, order.slice(Math.min(from, to), Math.max(from, to) + 1), on);
}
