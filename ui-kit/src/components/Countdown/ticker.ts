import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  // Just after the full second, so that all clocks of a page change together and none skips a
  // second.
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
 * Reads a value that depends on the time, once a second, with one timer for the whole page. The
 * component renders again only when the value changes, so `read` should return a string or number.
 */
export function useTick<T extends string | number | boolean>(read: (now: number) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => read(Date.now()),
  );
}
