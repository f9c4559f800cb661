import { buildStamp } from './build-info.ts';
import { isNewBuildOut } from './new-build.ts';

const KEY = 'halyard-reloaded';

const failures = new WeakSet<Error>();
let pending: Promise<boolean> | null = null;

/** Whether something failed because a part of the code could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/**
 * After a deploy an open page names code that is gone. Loads the page anew, once for each build;
 * if that does not help, or the server is only out of reach, the error screen says so.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    void reloadForNewBuild();
  });
}

/** For a load that failed: waits where the page is about to be loaded anew, else passes it on. */
export async function awaitReload(error: unknown): Promise<never> {
  if (isMissingCode(error) && (await reloadForNewBuild())) await new Promise(() => undefined);
  throw error;
}

/** Whether the page goes away. Failures of the same moment share one look at the server. */
function reloadForNewBuild(): Promise<boolean> {
  pending ??= reload().then((isGoing) => {
    if (!isGoing) pending = null;
    return isGoing;
  });
  return pending;
}

async function reload(): Promise<boolean> {
  const stamp = buildStamp();
  try {
    if (sessionStorage.getItem(KEY) === stamp || !(await isNewBuildOut())) return false;
    sessionStorage.setItem(KEY, stamp);
  } catch {
    // Where nothing can be kept, nothing would stop a page that reloads for ever.
    return false;
  }
  window.location.reload();
  return true;
}
