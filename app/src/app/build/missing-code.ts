import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { hasUnsavedInput } from '../../forms/unsaved-input.ts';
import { buildStamp } from './build-info.ts';
import { isNewBuildOut } from './new-build.ts';
import { offerNewBuild } from './use-new-build.ts';

const failures = new WeakSet<Error>();
let pending: Promise<Outcome> | null = null;

/** `reload`: the page goes away. `offer`: a new build is out and offered. `none`: there is none. */
export type Outcome = 'reload' | 'offer' | 'none';

/** Whether something failed because a part of the code could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/** Notes which failures are about code; what is only fetched ahead fails without any consequence. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** The texts of a page count as its code: a deploy replaces both. */
export function noteMissingTexts(error: unknown): never {
  if (error instanceof Error) failures.add(error);
  throw error;
}

/**
 * Somebody went to or opened something whose code is not there: after a deploy an open page names
 * code that is gone. Loads the page anew, once for each build and only where nothing typed is lost;
 * else the new build is offered. Calls of the same moment share one look at the server.
 */
export function meetMissingCode(error: unknown): Promise<Outcome> {
  if (!isMissingCode(error)) return Promise.resolve('none');
  pending ??= look();
  return pending;
}

/** For a page that did not come: waits where everything is about to be loaded anew, else passes on. */
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

/** Where nothing can be kept, nothing would stop a page that reloads for ever. */
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
