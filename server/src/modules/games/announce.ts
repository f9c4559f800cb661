import type { Bus } from '../../platform/bus.ts';
import type { LiveEvent } from '../live-games/live-events.ts';
import type { LiveGames } from '../live-games/live-games.ts';
import type { GameTopics } from './events.ts';

/** What a service that changes games tells others with. */
export interface GameNews {
  bus: Pick<Bus<GameTopics>, 'emit' | 'wake'>;
  liveGames: Pick<LiveGames, 'apply'>;
}

/**
 * Call it after a commit: wakes every process, and lets this one know at once, so that the caller's
 * next request meets the changed state.
 */
export function announce({ bus, liveGames }: GameNews, events: readonly LiveEvent[] = []): void {
  bus.wake();
  for (const event of events) liveGames.apply(event);
}

/** Something that staff decides about a game has changed. */
export function gameChanged(gameId: number): LiveEvent {
  return { topic: 'game', gameId, body: {} };
}
