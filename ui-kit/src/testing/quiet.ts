/** Timers longer than this, in ms, are not waited for, e.g. those that close toasts. */
const LONGEST = 600;
/** Maximum time to wait in ms, because timers may restart themselves. */
const TIMEOUT = 3000;

const waiting = new Set<number>();
let isWatching = false;

/** Starts to track timers for `untilQuiet`: tooltips, skeletons, closing menus. */
export function watchTimers(): void {
  // One page runs several files.
  if (isWatching) return;
  isWatching = true;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const watched = (run: TimerHandler, delay = 0, ...args: unknown[]): number => {
    const id = start(() => {
      waiting.delete(id);
      if (typeof run === 'function') run(...args);
    }, delay);
    if (delay > 0 && delay <= LONGEST) waiting.add(id);
    return id;
  };
  window.setTimeout = Object.assign(watched, window.setTimeout);
  window.clearTimeout = (id) => {
    waiting.delete(Number(id));
    stop(id);
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Whether a lazy component is loading, which React renders without a timer. */
function isArriving(): boolean {
  return document.querySelector('[data-arriving]') !== null;
}

/** Resolves when fonts are loaded and no timer is about to change the page. */
export async function untilQuiet(): Promise<void> {
  await document.fonts.ready;
  const end = performance.now() + TIMEOUT;
  do await nextFrame();
  while ((waiting.size > 0 || isArriving()) && performance.now() < end);
  await nextFrame();
}
