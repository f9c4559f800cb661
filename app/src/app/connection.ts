import { onlineManager } from '@tanstack/react-query';
import { isApiError } from '@halyard/sdk/react';
import { useSyncExternalStore } from 'react';

/** How the page gets its news: asking again and again, waiting for an answer, or not at all. */
export interface Connection {
  state: 'polling' | 'reconnecting' | 'offline';
  /** Since when it is so (Unix ms); 0 from the beginning. */
  since: number;
}

const listeners = new Set<() => void>();
let connection: Connection = { state: 'polling', since: 0 };

function set(state: Connection['state']): void {
  if (state === connection.state) return;
  // An outage goes on from the first sign of it.
  const isWorse = connection.state !== 'polling' && state !== 'polling';
  connection = { state, since: isWorse ? connection.since : Date.now() };
  for (const listener of listeners) listener();
}

onlineManager.subscribe((isOnline) => set(isOnline ? 'polling' : 'offline'));

/** Hears how each call of the page ended: without an error, or with which. */
export function noteCall(error?: unknown): void {
  if (!onlineManager.isOnline()) return;
  const isLost = isApiError(error) && error.kind === 'network';
  set(isLost ? 'reconnecting' : 'polling');
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
  );
}
