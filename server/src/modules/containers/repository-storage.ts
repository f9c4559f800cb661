import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export interface Limited {
  id: string;
  /** At the engine. */
  name: string;
  megabytes: number;
}

/** The running containers that may not write as much as they like, with their limits. */
export async function findLimited(db: Db): Promise<Limited[]> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .select([
      'containers.id',
      'containers.engine_name as name',
      'challenges.storage_limit as megabytes',
    ])
    .where('containers.status', '=', 'Running')
    .where('containers.closed_at', 'is', null)
    .where('challenges.storage_limit', '>', 0)
    .orderBy('containers.id')
    .execute();
}

interface OverStorage {
  participationId: number | null;
  challengeId: number;
  challenge: string;
  gameId: number;
  megabytes: number;
}

/** Undefined unless it was running, and nobody is removing it. */
export async function setOverStorage(
  tx: Tx,
  id: string,
  { log, showUntil }: { log: string; showUntil: Date },
): Promise<OverStorage | undefined> {
  // Nothing is to be said again when the row goes: without an entry it does not count as one that has run.
  const { rows } = await sql<OverStorage>`
    update containers c
    set status = 'Failed', failure = 'StorageExceeded', failure_log = ${log}, entry = '', is_proxied = false,
      host = '', port = 0,
      stop_at = greatest(c.stop_at, ${showUntil})
    from challenges h
    where h.id = c.challenge_id and c.id = ${id} and c.status = 'Running' and c.closed_at is null
    returning c.participation_id as "participationId", h.id as "challengeId", h.title as challenge,
      h.game_id as "gameId", h.storage_limit as megabytes`.execute(tx);
  return rows[0];
}
