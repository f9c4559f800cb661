import type { CallOptions } from '../runtime/exchange.ts';

/** Which part of a list to give. */
interface Window {
  count?: number | undefined;
  skip?: number | undefined;
}

/** A part of a list, as the contract gives it: in an envelope that knows how many there are, or bare. */
type Part<Item> = readonly Item[] | { readonly data: readonly Item[]; readonly total: number };

/** How many to ask for at once: the most that every list of the contract gives. */
const COUNT = 50;

/**
 * Goes through a whole list that is given in windows (`count` and `skip`), asking for the next one
 * when it is needed.
 *
 * ```ts
 * for await (const game of paged(listGames)) console.log(game.title);
 *
 * const ofGame = (window: ListNoticesParams, call: CallOptions) => listNotices(7, window, call);
 * for await (const notice of paged(ofGame, {}, { client })) announce(notice);
 * ```
 *
 * Items with an `id` come once, even when the list grows at its head meanwhile. Rejects like the
 * calls it makes; ends with kind `cancelled` when `signal` does.
 *
 * @param list a call whose first argument holds `count` and `skip`; wrap one that has other arguments
 * @param params the call's other query parameters; `count` is the size of a window (default 50),
 *   `skip` where to begin (default 0)
 */
export async function* paged<Item, Params extends Window>(
  list: (params: Params, options: CallOptions) => Promise<Part<Item>>,
  params?: Params,
  options: CallOptions = {},
): AsyncGenerator<Item, void, undefined> {
  const count = params?.count ?? COUNT;
  const seen = new Set<unknown>();
  let skip = params?.skip ?? 0;
  for (;;) {
    const part = await list({ ...params, count, skip } as Params, options);
    const items = 'data' in part ? part.data : part;
    const fresh = items.filter((item) => isFirst(item, seen));
    yield* fresh;
    skip += items.length;
    // A server that ignores `skip` gives the same window for ever.
    if (fresh.length === 0) return;
    // It may also give less at once than was asked for, but no less than the contract says.
    if ('data' in part ? skip >= part.total : items.length < Math.min(count, COUNT)) return;
  }
}

function isFirst(item: unknown, seen: Set<unknown>): boolean {
  const { id } = Object(item) as { id?: unknown };
  if (seen.has(id)) return false;
  if (id !== undefined) seen.add(id);
  return true;
}
