import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { hasUnsavedInput } from '../../forms/unsaved-input.ts';
import { buildStamp } from './build-info.ts';
import { isNewBuildOut } from './new-build.ts';
import { offerNewBuild } from './use-new-build.ts';

const failures = new WeakSet<Error>();
let pending: Promise<Outcome> | null = null;

/** `reload`: the page is reloading. `offer`: a new build is offered. `none`: there is no new build. */
export type Outcome = 'reload' | 'offer' | 'none';

/** Whether an error means that a code chunk could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/** Records errors of missing chunks. A failed preload has no consequence. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Treats missing texts like missing code, as a deploy replaces both. */
export function noteMissingTexts(error: unknown): never {
  if (error instanceof Error) failures.add(error);
  throw error;
}

/**
 * Handles a missing chunk: after a deploy, an open page refers to chunks that no longer exist.
 * Reloads the page, once per build and only if no unsaved input is lost; otherwise offers the new
 * build. Concurrent calls share one request to the server.
 */
export function meetMissingCode(error: unknown): Promise<Outcome> {
  if (!isMissingCode(error)) return Promise.resolve('none');
  pending ??= look();
  return pending;
}

/** For a page that failed to load: never settles if the page is reloading, otherwise rethrows. */
export async function awaitReload(error: unknown): Promise<never> {
  if ((await meetMissingCode(error)) === 'reload') await new Promise(() => undefined);
  throw error;
}

async function look(): Promise<Outcome> {
  const outcome = await decide();
  if (outcome === 'offer') offerNewBuild();
  if (outcome === 'reload') window.location.reload();
  else pending = null;
  return outcome;
}

async function decide(): Promise<Outcome> {
  if (!(await isNewBuildOut())) return 'none';
  return hasUnsavedInput() || !isFirstTime() ? 'offer' : 'reload';
}

/** False if storage is not available, as nothing else would prevent a reload loop. */
function isFirstTime(): boolean {
  const stamp = buildStamp();
  try {
    if (sessionStorage.getItem(STORAGE_KEYS.reloadedBuild) === stamp) return false;
    sessionStorage.setItem(STORAGE_KEYS.reloadedBuild, stamp);
    return true;
  } catch {
    return false;
  }
}
