import { deleteExpiredSessions } from './modules/accounts/public.ts';
import { pruneRateLimits } from './platform/rate-limit.ts';
import type { Write } from './platform/write.ts';

const INTERVAL = 10 * 60_000;

/**
 * Deletes expired sessions and unused rate-limit buckets at an interval. Every process does so,
 * since the statements are idempotent. Returns a function that stops it.
 */
export function startHousekeeping(
  write: Write,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUp(write, new Date()).catch(onError);
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs one clean-up. */
export async function cleanUp(write: Write, now: Date): Promise<void> {
  await write(null, pruneRateLimits);
  await write(null, (tx) => deleteExpiredSessions(tx, now));
}
