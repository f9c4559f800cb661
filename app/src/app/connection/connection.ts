import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@halyard/sdk/react';
import { createStore, useStore } from '../storage/create-store.ts';

/** How the page gets its news: asking again and again, waiting for an answer, or not at all. */
export interface Connection {
  state: 'polling' | 'reconnecting' | 'offline';
  /** Since when it is so (Unix ms); 0 from the beginning. */
  since: number;
}

const connection = createStore<Connection>({ state: 'polling', since: 0 });

function set(state: Connection['state']): void {
  const last = connection.get();
  if (state === last.state) return;
  // An outage goes on from the first sign of it.
  const isWorse = last.state !== 'polling' && state !== 'polling';
  connection.set({ state, since: isWorse ? last.since : Date.now() });
}

onlineManager.subscribe((isOnline) => set(isOnline ? 'polling' : 'offline'));

/** What a proxy says of a server that it cannot reach; the server's own refusals have a code. */
const GATEWAY = new Set([502, 503, 504]);

/** Whether a call failed because the server did not answer it at all, or not to its end. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return error.code === null && GATEWAY.has(error.status);
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted';
}

/** Hears how each call of the page ended: without an error, or with which. */
export function noteCall(error?: unknown): void {
  if (!onlineManager.isOnline() || saysNothing(error)) return;
  set(isUnreached(error) ? 'reconnecting' : 'polling');
}

/** A call that the page took back, or never sent, tells nothing about the server. */
function saysNothing(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'cancelled' || error.kind === 'bad-request');
}

export function useConnection(): Connection {
  return useStore(connection);
}
