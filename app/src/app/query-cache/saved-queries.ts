import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { getGetProfileQueryKey } from '@halyard/sdk/react';
import type { Profile } from '@halyard/sdk/types';
import { buildStamp } from '../build/build-info.ts';

/** Maximum size in UTF-16 units; browsers allow a site 5 million. */
const MAX_SIZE = 1_000_000;
const MOST_OF_ONE = 400_000;

/**
 * Allowlist of calls whose responses are saved: public data of the site and its games. Nothing about
 * accounts, teams or submissions, no flags, tokens or invite codes.
 */
const KEPT =
  /^api\/(config|posts(\/\w+)*|game|game\/recent|(ext\/)?game\/\d+(\/(board|scoreboard|notices))?)$/;

/** One response: query key, data and time of arrival (Unix ms). */
type Entry = [key: readonly unknown[], data: unknown, at: number];

interface Stored {
  build: string;
  /** The user who received them; null if nobody was signed in. */
  user: string | null;
  entries: Entry[];
}

let isForgotten = false;

/** Saves responses on this device. Call it when the page is hidden. */
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
    // Storage is full or blocked: the next visit fetches everything.
  }
}

/**
 * Restores the saved responses before the first render; each is refetched where it is shown. Those of
 * another build are dropped, those of another user as soon as the session is known.
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

/** Deletes the saved responses and saves none until the page is reloaded. */
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

/** The newest responses that fit. */
function pick(queries: Query[]): Entry[] {
  let left = MAX_SIZE;
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

/** Validates stored data; null if it is invalid. */
function parseStored(stored: unknown): Stored | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { build, user, entries }: { [Key in keyof Stored]?: unknown } = stored;
  if (typeof build !== 'string' || !(user === null || typeof user === 'string')) return null;
  return Array.isArray(entries) ? { build, user, entries: entries.filter(isEntry) } : null;
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [key, data, at] = entry as unknown[];
  // An entry from the future would never become stale.
  const isTime = typeof at === 'number' && at > 0 && at <= Date.now();
  return Array.isArray(key) && KEPT.test(pathOf(key)) && isTime && data != null;
}

/** Removes the stored data while reading, so that data that breaks a page is gone after a reload. */
function takeStored(): Stored | null {
  try {
    const text = localStorage.getItem(STORAGE_KEYS.savedQueries);
    localStorage.removeItem(STORAGE_KEYS.savedQueries);
    return parseStored(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
