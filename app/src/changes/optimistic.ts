import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** An optimistic update of a cached response. Undefined data is not updated. */
export interface Patch {
  key: QueryKey;
  update: (data: unknown) => unknown;
}

/** A patch of one cached response, typed by its query. */
export function patch<Data>(key: QueryKey, update: (data: Data) => Data): Patch {
  return { key, update: (data) => update(data as Data) };
}

/** A patch of one item of a cached list. */
export function patchItem<Item extends { id: number }>(
  key: QueryKey,
  id: number,
  update: (item: Item) => Item,
): Patch {
  return patch<readonly Item[]>(key, (list) =>
    list.map((item) => (item.id === id ? update(item) : item)),
  );
}

/** A cached response and the changes to it that the server has not confirmed yet. */
interface Layers {
  /** Without the pending changes. */
  base: unknown;
  /** With the pending changes, as in the cache. */
  shown: unknown;
  pending: readonly Patch[];
}

const layersOf = new WeakMap<QueryClient, Map<string, Layers>>();

/** Applies a change before the server has confirmed it. */
export function showPatch(client: QueryClient, change: Patch): void {
  const layers = currentLayers(client, change.key);
  show(client, change.key, { ...layers, pending: [...layers.pending, change] });
}

/**
 * Ends a pending change: it was confirmed or is rolled back. Other pending changes of the same
 * response and newer responses of the server are kept.
 */
export function endPatch(client: QueryClient, change: Patch, isMade: boolean): void {
  const { base, pending, ...rest } = currentLayers(client, change.key);
  show(client, change.key, {
    ...rest,
    base: isMade ? apply(base, change) : base,
    pending: pending.filter((each) => each !== change),
  });
}

/** Applies the pending changes of a response again, to a newer response of the server. */
export function reshowPatches(client: QueryClient, key: QueryKey): void {
  const layers = currentLayers(client, key);
  if (layers.pending.length > 0) show(client, key, layers);
}

function currentLayers(client: QueryClient, key: QueryKey): Layers {
  const known = layersOf.get(client)?.get(hashKey(key));
  const data: unknown = client.getQueryData(key);
  // A newer response of the server wins.
  if (known && known.shown === data) return known;
  return { base: data, shown: data, pending: known?.pending ?? [] };
}

function show(client: QueryClient, key: QueryKey, { base, pending }: Layers): void {
  const all = layersOf.get(client) ?? new Map<string, Layers>();
  layersOf.set(client, all);
  // Structural sharing: the cached object can differ from the one that was set.
  const shown = client.setQueryData(key, pending.reduce(apply, base));
  if (pending.length === 0) all.delete(hashKey(key));
  else all.set(hashKey(key), { base, shown, pending });
}

function apply(data: unknown, { update }: Patch): unknown {
  return data === undefined ? undefined : update(data);
}
