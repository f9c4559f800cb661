import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  // Just after the whole second, so that all clocks of a page change together and none skips one.
  timer = setTimeout(tick, 1000 - (Date.now() % 1000) + 5);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/**
 * Reads something that follows the clock, once a second by one timer for the whole page. The
 * component renders again only when the answer changed, so let `read` answer a string or a number.
 */
export function useTick<T extends string | number | boolean>(read: (now: number) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => read(Date.now()),
  );
}
