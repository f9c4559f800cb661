/** The list with the item at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * The index at which a row dragged from `from` is dropped, for a pointer at `y`; `edges` are top and
 * bottom of the rows, in order.
 */
export function dropIndex(
  edges: readonly { top: number; bottom: number }[],
  from: number,
  y: number,
): number {
  const above = edges.filter(
    ({ top, bottom }, index) => index !== from && y > (top + bottom) / 2,
  ).length;
  return Math.min(edges.length - 1, above);
}
