/** The set with some keys in it or without them. */
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

/** The set with a key in it or without it. */
export function toggled(keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  return withAll(keys, [key], on);
}

/**
 * What is selected after a row is pressed.
 * @param order keys of all rows as they stand
 * @param anchor the row pressed before, when Shift is held: all between follow; gone rows do not count
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
