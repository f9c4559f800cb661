import { STORAGE_KEYS } from '../storage/storage-keys.ts';
/** How long a page may take until it is as long as it was, in ms. */
const PATIENCE = 3000;
/** With these the reader goes on by himself. */
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

let positions: Record<string, number> = {};
let isReturning = false;

/** Whether the page is on its way to where it was: nothing else may scroll it then. */
export function isRestoringScroll(): boolean {
  return isReturning;
}

/**
 * Back, Forward and a reload lead to where the page was scrolled. Browsers do that too early for
 * pages that still load.
 */
export function startScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  positions = read();
  window.addEventListener('popstate', returnToPlace);
  window.addEventListener(
    'scroll',
    () => {
      // A page that is short as yet is scrolled by nobody.
      if (!isReturning) positions[entry()] = window.scrollY;
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(positions));
    } catch {
      // Full or forbidden: a reload begins at the top.
    }
  });
  returnToPlace();
}

/** The entry of the history; where browsers do not name them, its address. */
function entry(): string {
  return ('navigation' in window && window.navigation.currentEntry?.key) || window.location.href;
}

function returnToPlace(): void {
  const target = positions[entry()];
  // A new entry, e.g. of a link to a heading, is the browser's own business.
  if (target === undefined) return;
  const until = performance.now() + PATIENCE;
  const stop = new AbortController();
  const end = () => {
    isReturning = false;
    stop.abort();
  };
  isReturning = true;
  for (const event of OWN_WILL) window.addEventListener(event, end, { signal: stop.signal });
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
