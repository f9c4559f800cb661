import type { LiveTopic } from '@halyard/sdk/types';
import type { QueryKey } from '@tanstack/react-query';
import { createStore } from '../storage/create-store.ts';
import { coverOf } from './covered-queries.ts';

/** What one component wants to hear. */
export interface Subscription {
  /** Null for topics that are about no game. */
  gameId: number | null;
  topics: readonly LiveTopic[];
}

/** What all components of this page want to hear. */
export const subscriptions = createStore<readonly Subscription[]>([]);

/** State of the live channel of this page; `off` while it is not used. */
export interface LiveState {
  state: 'off' | 'live' | 'reconnecting' | 'polling';
  /** Since when (Unix ms). */
  at: number;
  /** When each topic of a game began to be told without a gap (Unix ms), by `topic:gameId`. */
  since: ReadonlyMap<string, number>;
}

export const NOT_LIVE: LiveState = { state: 'off', at: 0, since: new Map() };

export const liveState = createStore<LiveState>(NOT_LIVE);

/** `Log` is about no game. */
export function topicKey(topic: LiveTopic, gameId: number): string {
  return `${topic}:${topic === 'Log' ? 0 : gameId}`;
}

interface PolledQuery {
  queryKey: QueryKey;
  state: { dataUpdatedAt: number; status: string; isInvalidated: boolean };
}

/**
 * `refetchInterval` of a query: `interval` unless events tell its changes. What was fetched before
 * they began may be missing some, so polling ends with the first response after that.
 */
export function pollEvery(interval: number) {
  return ({ queryKey, state }: PolledQuery): number | false => {
    const cover = coverOf(queryKey);
    if (!cover || state.status !== 'success' || state.isInvalidated) return interval;
    const { since } = liveState.get();
    const isTold = cover.topics.every((topic) => {
      const began = since.get(topicKey(topic, cover.gameId));
      return began !== undefined && began < state.dataUpdatedAt;
    });
    if (!isTold) return interval;
    return cover.rest === undefined ? false : Math.max(interval, cover.rest);
  };
}
