import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { findExistingGames } from './repository.ts';

/** An id without a game is not looked up again for this many milliseconds. */
const MISS_LIFETIME = 10_000;
const MAX_MISSES = 10_000;

/** Knows which ids have a game, so that requests for other ids cost almost nothing. */
export interface ExistingGames {
  has(gameId: number): Promise<boolean>;
  /** A game has changed, or been created: its id is looked up again. */
  forget(gameId: number): void;
}

export function createExistingGames({ db, clock }: { db: Db; clock: Clock }): ExistingGames {
  /** The times until which ids are known to have no game. */
  const misses = new Map<number, number>();
  /** How often `forget` was called. */
  let changes = 0;
  let waiting = new Set<number>();
  let next: Promise<ReadonlySet<number>> | null = null;
  let running: Promise<unknown> = Promise.resolve();

  /** Looks up all ids that are asked for while a look-up runs with the next statement. */
  function lookUp(gameId: number): Promise<ReadonlySet<number>> {
    waiting.add(gameId);
    next ??= running.then(async () => {
      const ids = [...waiting];
      waiting = new Set();
      next = null;
      const rows = await findExistingGames(db, ids);
      return new Set(rows.map(({ id }) => id));
    });
    running = next.catch(() => undefined);
    return next;
  }

  function addMiss(gameId: number): void {
    misses.set(gameId, clock() + MISS_LIFETIME);
    const [oldest = gameId] = misses.keys();
    if (misses.size > MAX_MISSES) misses.delete(oldest);
  }

  return {
    async has(gameId) {
      if ((misses.get(gameId) ?? 0) > clock()) return false;
      const before = changes;
      const found = (await lookUp(gameId)).has(gameId);
      // A game that was created during the look-up may be this one.
      if (!found && changes === before) addMiss(gameId);
      return found;
    },
    forget(gameId) {
      changes += 1;
      misses.delete(gameId);
    },
  };
}
