import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { getGetProfileQueryKey, type Profile } from '@halyard/sdk/react';
import { buildStamp } from '../build/build-info.ts';

/** In UTF-16 units, as browsers count what a site may store (5 million). */
const MOST = 1_000_000;
const MOST_OF_ONE = 400_000;

/**
 * The calls whose answers are kept: what everybody may see of a site and its games. Nothing about
 * an account, a team or its work, no flag, token or invite: whatever is not named is not kept.
 */
const KEPT =
  /^api\/(config|posts(\/\w+)*|game|game\/recent|(ext\/)?game\/\d+(\/(board|scoreboard|notices))?)$/;

/** One answer: its query's key, its data, when it came (Unix ms). */
type Entry = [key: readonly unknown[], data: unknown, at: number];

interface Stored {
  build: string;
  /** Whose they are; null for nobody's. */
  user: string | null;
  entries: Entry[];
}

let isForgotten = false;

/** Keeps the answers on this device; call it when the page goes away. */
export function saveQueries(client: QueryClient): void {
  const profile = client.getQueryData<Profile | null>(getGetProfileQueryKey());
  if (isForgotten || profile === undefined) return;
  const stored: Stored = {
    build: buildStamp(),
    user: profile?.userId ?? null,
    entries: pick(client.getQueryCache().findAll({ predicate: isKept })),
  };
  try {
    localStorage.setItem(STORAGE_KEYS.savedQueries, JSON.stringify(stored));
  } catch {
    // Full or forbidden: the next visit asks for everything.
  }
}

/**
 * Puts the last visit's answers back, before the first render; each is asked for again where it is
 * shown. Another build's are dropped, another person's as soon as it is known who is here.
 */
export function restoreQueries(client: QueryClient): void {
  isForgotten = false;
  const stored = takeStored();
  if (stored?.build !== buildStamp()) return;
  for (const [key, data, at] of stored.entries) client.setQueryData(key, data, { updatedAt: at });
  void client.invalidateQueries({ refetchType: 'none' });
  const stop = client.getQueryCache().subscribe(({ query }) => {
    const profile = query.state.data as Profile | null | undefined;
    if (query.queryHash !== PROFILE_HASH || profile === undefined) return;
    stop();
    if ((profile?.userId ?? null) === stored.user) return;
    void client.resetQueries({ predicate: (each) => isKept(each) && isRestored(each, stored) });
  });
}

/** Forgets them, until the page is loaded anew. */
export function forgetQueries(): void {
  isForgotten = true;
  takeStored();
}

const PROFILE_HASH = hashKey(getGetProfileQueryKey());

function isKept({ queryKey, state }: Query): boolean {
  return state.status === 'success' && KEPT.test(pathOf(queryKey));
}

function pathOf(key: readonly unknown[]): string {
  return key.filter((part) => typeof part !== 'object').join('/');
}

function isRestored({ queryHash, state }: Query, { entries }: Stored): boolean {
  return entries.some(([key, , at]) => hashKey(key) === queryHash && at === state.dataUpdatedAt);
}

/** The newest answers that there is room for. */
function pick(queries: Query[]): Entry[] {
  let left = MOST;
  return queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ queryKey, state }): Entry => [queryKey, state.data, state.dataUpdatedAt])
    .filter((entry) => {
      const { length } = JSON.stringify(entry);
      if (length > Math.min(left, MOST_OF_ONE)) return false;
      left -= length;
      return true;
    });
}

/** What is stored as this page would have stored it; null for all else. */
function soundly(stored: unknown): Stored | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { build, user, entries }: { [Key in keyof Stored]?: unknown } = stored;
  if (typeof build !== 'string' || !(user === null || typeof user === 'string')) return null;
  return Array.isArray(entries) ? { build, user, entries: entries.filter(isEntry) } : null;
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [key, data, at] = entry as unknown[];
  // Of a time to come nothing would ever be newer.
  const isTime = typeof at === 'number' && at > 0 && at <= Date.now();
  return Array.isArray(key) && KEPT.test(pathOf(key)) && isTime && data != null;
}

/** Read once: what breaks a page is not there when it is loaded again. */
function takeStored(): Stored | null {
  try {
    const text = localStorage.getItem(STORAGE_KEYS.savedQueries);
    localStorage.removeItem(STORAGE_KEYS.savedQueries);
    return soundly(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
