import type { LiveTopic } from '@halyard/sdk/types';
import { useEffect } from 'react';
import { subscriptions } from './live-store.ts';

/**
 * Hears topics while the component is mounted.
 * @param gameId null for `Log`, which is about no game; 0 while the game is not known
 * @param topics a constant: another array is another subscription
 */
export function useLive(gameId: number | null, topics: readonly LiveTopic[]): void {
  useEffect(() => {
    if (gameId === 0 || topics.length === 0) return;
    const own = { gameId, topics };
    subscriptions.set([...subscriptions.get(), own]);
    return () => subscriptions.set(subscriptions.get().filter((each) => each !== own));
  }, [gameId, topics]);
}
