import type { Actor } from '../../domain/actor.ts';
import type { Clock } from '../../platform/clock.ts';

/** An LRU cache of sessions and their users. */
export interface SessionCache {
  get(key: string): Actor | undefined;
  /**
   * Remembers what a load found, unless something was forgotten since the load began: it may have
   * read the state from before.
   * @param generation what `generation` answered before the load
   */
  set(key: string, actor: Actor, generation: number): void;
  /** Drops every session of a user. */
  forget(userId: string): void;
  generation(): number;
}

interface Options {
  clock: Clock;
  /** The least time to live of an entry, in milliseconds; the most is twice as long. */
  lifetime: number;
  /** The most entries. */
  capacity: number;
}

export function createSessionCache({ clock, lifetime, capacity }: Options): SessionCache {
  const entries = new Map<string, { actor: Actor; until: number }>();
  let generation = 0;
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.until <= clock()) return undefined;
      entries.set(key, entry);
      return entry.actor;
    },
    set(key, actor, begun) {
      if (begun !== generation) return;
      entries.set(key, { actor, until: clock() + lifetime * (1 + Math.random()) });
      if (entries.size <= capacity) return;
      const [oldest = ''] = entries.keys();
      entries.delete(oldest);
    },
    forget(userId) {
      generation += 1;
      for (const [key, { actor }] of entries) if (actor.userId === userId) entries.delete(key);
    },
    generation: () => generation,
  };
}
