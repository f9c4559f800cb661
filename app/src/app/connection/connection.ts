import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@halyard/sdk/react';
import { createStore, useStore } from '../storage/create-store.ts';

/** Connection to the server: polling, reconnecting or offline. */
export interface Connection {
  state: 'polling' | 'reconnecting' | 'offline';
  /** Since when it is in this state (Unix ms); 0 for the initial state. */
  since: number;
}

const connection = createStore<Connection>({ state: 'polling', since: 0 });

function set(state: Connection['state']): void {
  const last = connection.get();
  if (state === last.state) return;
  // An outage starts with its first sign.
  const isWorse = last.state !== 'polling' && state !== 'polling';
  connection.set({ state, since: isWorse ? last.since : Date.now() });
}

onlineManager.subscribe((isOnline) => set(isOnline ? 'polling' : 'offline'));

/** Statuses of a proxy that cannot reach the server; errors of the server itself have a code. */
const GATEWAY = new Set([502, 503, 504]);

/** Whether a call failed because the server did not respond, or not completely. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return error.code === null && GATEWAY.has(error.status);
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted';
}

/** Updates the connection with the result of a call. */
export function noteCall(error?: unknown): void {
  if (!onlineManager.isOnline() || saysNothing(error)) return;
  set(isUnreached(error) ? 'reconnecting' : 'polling');
}

/** An aborted or unsent call says nothing about the server. */
function saysNothing(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'cancelled' || error.kind === 'bad-request');
}

export function useConnection(): Connection {
  return useStore(connection);
}
