import type { Bus } from '../../platform/bus.ts';
import type { Db } from '../../platform/database.ts';
import { createLiveEntry } from './live-entry.ts';
import type { LiveEntry } from './live-entry.ts';
import type { LiveEvent, LiveTopics } from './live-events.ts';
import type { LiveGame } from './live-game.ts';

/** The games that this process keeps in memory. */
export interface LiveGames {
  /** With every change that was committed here, or told by the bus, before the call; null: no such game. */
  get(gameId: number): Promise<LiveGame | null>;
  /**
   * Says what this process has just committed, so that it knows before the bus has told it. The
   * same event again changes nothing.
   */
  apply(event: LiveEvent): void;
}

interface LiveGamesDeps {
  db: Db;
  bus: Pick<Bus<LiveTopics>, 'on' | 'position'>;
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

  bus.on('team', ({ id, body }) => apply({ topic: 'team', gameId: null, id, body }));
  for (const topic of ['solve', 'participation', 'game'] as const) {
    bus.on(topic, ({ id, gameId, body }) => {
      if (gameId !== null) apply({ topic, gameId, id, body } as LiveEvent);
    });
  }

  return {
    async get(gameId) {
      const entry = touch(gameId);
      const game = await entry.get();
      if (game === null && entries.get(gameId) === entry) entries.delete(gameId);
      return game;
    },
    apply,
  };
}
