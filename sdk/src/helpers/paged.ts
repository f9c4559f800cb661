import type { CallOptions } from '../runtime/exchange.ts';

/** The page of a list to return. */
interface Window {
  count?: number | undefined;
  skip?: number | undefined;
}

/** A page of a list: an array, or an object that also contains the total. */
type Part<Item> = readonly Item[] | { readonly data: readonly Item[]; readonly total: number };

/** The page size that every list of the contract supports. */
const PAGE_SIZE = 50;

/**
 * Iterates over a whole list that the API returns in pages (`count` and `skip`). Each page is fetched
 * when it is needed.
 *
 * ```ts
 * for await (const game of paged(listGames, {}, { client })) console.log(game.title);
 * for await (const notice of paged(listNotices, 7, {}, { client })) announce(notice);
 * ```
 *
 * Items with an `id` are returned once, even if items are added at the start of the list meanwhile.
 * Rejects if a call does, and with kind `cancelled` if `signal` is aborted.
 *
 * @param list a call whose query parameters contain `count` and `skip`; its path may contain one id
 * @param args the id, if the call needs one; then the call's query parameters, where `count` is the page size
 *   (default 50) and `skip` the number of items to skip (default 0); then the options of each call
 */
export function paged<Item, Params extends Window>(
  list: (params: Params, options: CallOptions) => Promise<Part<Item>>,
  params?: Params,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined>;
export function paged<Item, Id extends number | string, Params extends Window>(
  list: (id: Id, params: Params, options: CallOptions) => Promise<Part<Item>>,
  id: Id,
  params?: Params,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined>;
export function paged<Item>(
  list: (...args: never[]) => Promise<Part<Item>>,
  ...args: unknown[]
): AsyncGenerator<Item, void, undefined> {
  const ids = args.filter((arg) => typeof arg === 'number' || typeof arg === 'string');
  const [params, options = {}] = args.slice(ids.length);
  const page = (window: Window) => list(...([...ids, window, options] as never[]));
  return pages(page, (params ?? {}) as Window);
}

async function* pages<Item>(
  list: (params: Window) => Promise<Part<Item>>,
  params: Window,
): AsyncGenerator<Item, void, undefined> {
  const count = params.count ?? PAGE_SIZE;
  const seen = new Set<unknown>();
  let skip = params.skip ?? 0;
  for (;;) {
    const part = await list({ ...params, count, skip });
    const items = 'data' in part ? part.data : part;
    const fresh = items.filter((item) => isFirst(item, seen));
    yield* fresh;
    skip += items.length;
    // A server that ignores `skip` returns the same page forever.
    if (fresh.length === 0) return;
    // A server may also return less than `count`, but not less than the page size that the contract
    // guarantees.
    if ('data' in part ? skip >= part.total : items.length < Math.min(count, PAGE_SIZE)) return;
  }
}

function isFirst(item: unknown, seen: Set<unknown>): boolean {
  const { id } = Object(item) as { id?: unknown };
  if (seen.has(id)) return false;
  if (id !== undefined) seen.add(id);
  return true;
}
