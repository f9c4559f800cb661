import { phaseOf } from '@halyard/sdk/rules';
import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { createTurns } from '../../platform/turns.ts';
import { createExistingGames } from './part-existing-games.ts';
import { createLiveEntry, LIVE_TOPICS, type LiveEntry, type LiveEvent } from './part-live-entry.ts';
import type { LiveGame } from './part-live-game.ts';

/** The games that this process keeps in memory. */
export interface LiveGames {
  /** With every change that was committed here, or told by the bus, before the call; null: no such game. */
  get(gameId: number): Promise<LiveGame | null>;
}

interface LiveGamesDeps {
  db: Db;
  bus: EventSource;
  clock: Clock;
}

/** A game that is not running is removed before one that is. */
const MAX_GAMES = 100;
/** Games that are loaded at the same time. */
const MAX_LOADS = 4;

/** Subscribes to the bus, so make it before the bus starts. */
export function createLiveGames({ db, bus, clock }: LiveGamesDeps): LiveGames {
  const entries = new Map<number, LiveEntry>();
  const existing = createExistingGames({ db, clock });
  const inTurn = createTurns(MAX_LOADS);

  function touch(gameId: number): LiveEntry {
    const entry = entries.get(gameId) ?? createLiveEntry({ db, gameId, position: bus.position });
    // A map keeps the order of insertion.
    entries.delete(gameId);
    entries.set(gameId, entry);
    return entry;
  }

  /** Removes the game that was not asked for the longest, one that is not running if there is any. */
  function makeRoom(): void {
    const loaded = [...entries].filter(([, entry]) => entry.current() !== null);
    const [id] = loaded.find(([, entry]) => !isRunning(entry)) ?? loaded[0] ?? [];
    if (id !== undefined) entries.delete(id);
  }

  function isRunning(entry: LiveEntry): boolean {
    const game = entry.current()?.facts().game;
    return game !== undefined && phaseOf(game, clock()) === 'running';
  }

  function apply(event: LiveEvent): void {
    if (event.gameId === null) for (const entry of entries.values()) entry.note(event);
    else {
      existing.forget(event.gameId);
      if (event.topic === 'game' && event.body.reload) entries.delete(event.gameId);
      entries.get(event.gameId)?.note(event);
    }
  }

  for (const topic of LIVE_TOPICS) bus.on(topic, apply);

  return {
    async get(gameId) {
      if (!entries.has(gameId) && !(await existing.has(gameId))) return null;
      const entry = touch(gameId);
      const load = () => entry.get();
      const game = entry.current() ? await load() : await inTurn(0, load);
      if (game === null && entries.get(gameId) === entry) entries.delete(gameId);
      if (entries.size > MAX_GAMES) makeRoom();
      return game;
    },
  };
}
