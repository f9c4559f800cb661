/**
 * Runs an asynchronous function for each item, at most `atOnce` at a time, in the order of the list.
 * @returns the results, in the order of the list
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function work(): Promise<void> {
    for (const [index, item] of queue) results[index] = await run(item);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
