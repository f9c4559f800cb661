import { deleteExpiredSessions } from './modules/accounts/session-repository.ts';
import type { Db } from './platform/database.ts';
import { pruneRateLimits } from './platform/rate-limit.ts';

const INTERVAL = 10 * 60_000;

/**
 * Removes what has outlived its use: expired sessions, full rate-limit buckets. Every process does
 * it; doing it twice harms nobody. Answers how to stop.
 */
export function keepHouse(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(db, new Date()).catch(onError);
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One round of it. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await pruneRateLimits(db);
  await deleteExpiredSessions(db, now);
}
