/** What waits longer than this, in ms, does not belong to a story's first look: toasts that go by themselves. */
const LONGEST = 600;
/** Something may start itself again and again; after so many ms the page is as quiet as it gets. */
const TIMEOUT = 3000;

const waiting = new Set<number>();
let isWatching = false;

/** From here on `untilQuiet` knows what is about to appear: tooltips, skeletons, closing menus. */
export function watchTimers(): void {
  // One page runs many files.
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

/** Code of a part is on its way: React shows it when it likes, without a timer of the page. */
function isArriving(): boolean {
  return document.querySelector('[data-arriving]') !== null;
}

/** Resolves when fonts are there and nothing is about to change by itself. */
export async function untilQuiet(): Promise<void> {
  await document.fonts.ready;
  const end = performance.now() + TIMEOUT;
  do await nextFrame();
  while ((waiting.size > 0 || isArriving()) && performance.now() < end);
  await nextFrame();
}
