import type { Actor } from '../../domain/actor.ts';
import type { Db } from '../../platform/database.ts';
import { readAgent } from './agent.ts';
import { listSessions } from './session-repository.ts';

/** The sessions of the caller as the contract has them. */
export async function findOwnSessions(db: Db, { userId, sessionId }: Actor, now: number) {
  const rows = await listSessions(db, userId, new Date(now));
  return rows.map((row) => ({
    ...row,
    ...readAgent(row.agent),
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    current: row.id === sessionId,
  }));
}
