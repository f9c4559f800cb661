import type { Write } from '../../../platform/write.ts';
import { endExpiredSessions } from '../service-end-sessions.ts';

/** Lets all sessions of a user expire, and cleans them up. */
export async function expireSessions(write: Write, userId: string): Promise<void> {
  const now = new Date();
  await write(null, (tx) =>
    tx.updateTable('sessions').set({ expires_at: now }).where('user_id', '=', userId).execute(),
  );
  await endExpiredSessions(write, now);
}
