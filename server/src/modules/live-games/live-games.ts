import type { EventSource } from '../../domain/events.ts';
import type { Db } from '../../platform/database.ts';
import { createLiveEntry } from './live-entry.ts';
import type { LiveEntry } from './live-entry.ts';
import { LIVE_TOPICS, type LiveEvent } from './live-events.ts';
import type { LiveGame } from './live-game.ts';

/** The games that this process keeps in memory. */
export interface LiveGames {
  /** With every change that was committed here, or told by the bus, before the call; null: no such game. */
  get(gameId: number): Promise<LiveGame | null>;
}

interface LiveGamesDeps {
  db: Db;
  bus: EventSource;
}

/** The game not asked for the longest makes room for one more. */
const MOST_GAMES = 100;

/** Subscribes to the bus, so make it before the bus starts. */
export function createLiveGames({ db, bus }: LiveGamesDeps): LiveGames {
  const entries = new Map<number, LiveEntry>();

  function touch(gameId: number): LiveEntry {
    const entry = entries.get(gameId) ?? createLiveEntry({ db, gameId, position: bus.position });
    // A map keeps the order of insertion.
    entries.delete(gameId);
    entries.set(gameId, entry);
    const [oldest = gameId] = entries.keys();
    if (entries.size > MOST_GAMES) entries.delete(oldest);
    return entry;
  }

  function apply(event: LiveEvent): void {
    if (event.gameId !== null) entries.get(event.gameId)?.note(event);
    else for (const entry of entries.values()) entry.note(event);
  }

  for (const topic of LIVE_TOPICS) bus.on(topic, apply);

  return {
    async get(gameId) {
      const entry = touch(gameId);
      const game = await entry.get();
      if (game === null && entries.get(gameId) === entry) entries.delete(gameId);
      return game;
    },
  };
}
