import { deleteExpiredSessions } from './modules/accounts/public.ts';
import { pruneRateLimits } from './platform/rate-limit.ts';
import type { Write } from './platform/write.ts';

const INTERVAL = 10 * 60_000;

/**
 * Removes what has outlived its use: expired sessions, full rate-limit buckets. Every process does
 * it; doing it twice harms nobody. Answers how to stop.
 */
export function keepHouse(write: Write, onError: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(write, new Date()).catch(onError);
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One round of it. */
export async function tidy(write: Write, now: Date): Promise<void> {
  await write(null, pruneRateLimits);
  await write(null, (tx) => deleteExpiredSessions(tx, now));
}
