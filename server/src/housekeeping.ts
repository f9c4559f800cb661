import { deleteExpiredSessions } from './modules/accounts/public.ts';
import { deleteAuditBefore } from './modules/audit/public.ts';
import { pruneRateLimits } from './platform/rate-limit.ts';
import type { Write } from './platform/write.ts';

const INTERVAL = 10 * 60_000;
const DAY = 24 * 3600_000;

/** How long to keep what is not needed for ever. */
export interface Retention {
  /** 0 keeps the audit log for ever. */
  auditRetentionDays: number;
}

/**
 * Deletes expired sessions, unused rate-limit buckets and old audit entries at an interval. Every process does so,
 * since the statements are idempotent. Returns a function that stops it.
 */
export function startHousekeeping(
  write: Write,
  retention: Retention,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUp(write, retention, new Date()).catch(onError);
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs one clean-up. */
export async function cleanUp(
  write: Write,
  { auditRetentionDays }: Retention,
  now: Date,
): Promise<void> {
  await write(null, pruneRateLimits);
  await write(null, (tx) => deleteExpiredSessions(tx, now));
  if (auditRetentionDays > 0) {
    const oldest = new Date(now.getTime() - auditRetentionDays * DAY);
    await write(null, (tx) => deleteAuditBefore(tx, oldest));
  }
}
