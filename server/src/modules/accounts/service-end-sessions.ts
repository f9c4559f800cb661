import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Emit, Write } from '../../platform/write.ts';
import { deleteDevices } from './repository-devices.ts';
import { deleteExpiredSessions, deleteSessions, keepEnded } from './repository-sessions.ts';

/**
 * Ends all sessions of a user with the transaction of the caller: after the commit no process accepts
 * them any more, and no device of the user is known any more. Call it when the password or the address changes, and when the user is banned, deleted
 * or loses a role.
 * @param except id of the session that goes on
 * @param byBan whoever brings one of them is told of the ban until it would have expired
 */
export async function endSessions(
  { tx, emit }: { tx: Tx; emit: Emit },
  userId: string,
  { except, byBan = false }: { except?: string | undefined; byBan?: boolean } = {},
): Promise<void> {
  if (byBan) await keepEnded(tx, userId);
  await deleteSessions(tx, userId, { except });
  await deleteDevices(tx, { userId });
  emit({ topic: 'session', gameId: null, body: { userId } });
}

/** Ends one session of the caller; throws SESSION_NOT_FOUND. */
export async function endOwnSession(write: Write, actor: Actor, sessionId: string): Promise<void> {
  const { userId } = actor;
  await write(actor, async (tx, emit) => {
    const ended = await deleteSessions(tx, userId, { only: sessionId });
    if (ended === 0) throw new AppError('SESSION_NOT_FOUND');
    emit({ topic: 'session', gameId: null, body: { userId } });
  });
}

/** Ends all sessions of the caller but the one that calls. */
export async function endOtherSessions(write: Write, actor: Actor): Promise<void> {
  const { userId, sessionId } = actor;
  await write(actor, (tx, emit) => endSessions({ tx, emit }, userId, { except: sessionId }));
}

/** Ends the sessions that have expired at `now`, and with them the streams that they have opened. */
export async function endExpiredSessions(write: Write, now: Date): Promise<void> {
  await write(null, async (tx, emit) => {
    for (const userId of await deleteExpiredSessions(tx, now))
      emit({ topic: 'session', gameId: null, body: { userId } });
  });
}
