/** Adjacent equal events, newest first. */
export interface Run<Item> {
  newest: Item;
  /** The others, newest first; empty for a single one. */
  rest: readonly Item[];
}

/** Groups adjacent items that are equal by `sameAs`; keeps the order. */
export function foldRuns<Item>(
  items: readonly Item[],
  sameAs: (one: Item, other: Item) => boolean,
): readonly Run<Item>[] {
  const runs: { newest: Item; rest: Item[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && sameAs(last.newest, item)) last.rest.push(item);
    else runs.push({ newest: item, rest: [] });
  }
  return runs;
}
