import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A cached answer, and how it looks once the change is made. Undefined data is left alone. */
export interface Patch {
  key: QueryKey;
  update: (data: unknown) => unknown;
}

/** A patch of one cached answer, typed by what its query answers. */
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

/** A cached answer with changes over it that the server has not confirmed. */
interface Layers {
  /** Without the pending changes. */
  base: unknown;
  /** With them, as it is in the cache. */
  shown: unknown;
  pending: readonly Patch[];
}

const layersOf = new WeakMap<QueryClient, Map<string, Layers>>();

/** Shows a change before the server has made it. */
export function showPatch(client: QueryClient, change: Patch): void {
  const layers = currentLayers(client, change.key);
  show(client, change.key, { ...layers, pending: [...layers.pending, change] });
}

/**
 * Ends a pending change: the server made it, or it is taken back. Other pending changes of the same
 * answer stay, and so does what the server has answered meanwhile.
 */
export function endPatch(client: QueryClient, change: Patch, isMade: boolean): void {
  const { base, pending, ...rest } = currentLayers(client, change.key);
  show(client, change.key, {
    ...rest,
    base: isMade ? apply(base, change) : base,
    pending: pending.filter((each) => each !== change),
  });
}

/** Shows the pending changes of an answer again, over what the server has answered meanwhile. */
export function reshowPatches(client: QueryClient, key: QueryKey): void {
  const layers = currentLayers(client, key);
  if (layers.pending.length > 0) show(client, key, layers);
}

function currentLayers(client: QueryClient, key: QueryKey): Layers {
  const known = layersOf.get(client)?.get(hashKey(key));
  const data: unknown = client.getQueryData(key);
  // What the server has answered since then counts.
  if (known && known.shown === data) return known;
  return { base: data, shown: data, pending: known?.pending ?? [] };
}

function show(client: QueryClient, key: QueryKey, { base, pending }: Layers): void {
  const all = layersOf.get(client) ?? new Map<string, Layers>();
  layersOf.set(client, all);
  // The cache keeps equal parts of what it had, so what it answers is not what it was given.
  const shown = client.setQueryData(key, pending.reduce(apply, base));
  if (pending.length === 0) all.delete(hashKey(key));
  else all.set(hashKey(key), { base, shown, pending });
}

function apply(data: unknown, { update }: Patch): unknown {
  return data === undefined ? undefined : update(data);
}
