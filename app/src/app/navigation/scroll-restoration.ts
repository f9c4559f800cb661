import { STORAGE_KEYS } from '../storage/storage-keys.ts';
/** How long to wait until the page is as tall as it was, in ms. */
const TIMEOUT = 3000;
/** Events by which the user takes over. */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

let positions: Record<string, number> = {};
let isReturning = false;

/** Whether a scroll position is being restored: no other code may scroll then. */
export function isRestoringScroll(): boolean {
  return isReturning;
}

/**
 * Restores the scroll position after Back, Forward and reload. Browsers restore it too early for
 * pages that are still loading.
 */
export function startScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  positions = read();
  window.addEventListener('popstate', returnToPlace);
  window.addEventListener(
    'scroll',
    () => {
      // While the page is still too short, the position is not the user's choice.
      if (!isReturning) positions[entry()] = window.scrollY;
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(positions));
    } catch {
      // Storage is full or blocked: a reload starts at the top.
    }
  });
  returnToPlace();
}

/** Key of the history entry, or its address in browsers without keys. */
function entry(): string {
  return ('navigation' in window && window.navigation.currentEntry?.key) || window.location.href;
}

function returnToPlace(): void {
  const target = positions[entry()];
  // The browser scrolls for a new entry, e.g. a link to a heading.
  if (target === undefined) return;
  const until = performance.now() + TIMEOUT;
  const stop = new AbortController();
  const end = () => {
    isReturning = false;
    stop.abort();
  };
  isReturning = true;
  for (const event of USER_EVENTS) window.addEventListener(event, end, { signal: stop.signal });
  const look = () => {
    if (stop.signal.aborted) return;
    window.scrollTo(0, target);
    if (window.scrollY >= target - 1 || performance.now() > until) end();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(
      sessionStorage.getItem(STORAGE_KEYS.scrollPositions) ?? '{}',
    );
    const pairs = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(pairs.filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {};
  }
}
