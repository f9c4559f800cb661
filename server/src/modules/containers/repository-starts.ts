import type { ContainerFailure, NetworkMode } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';

/** What a process needs to start a container. */
export interface PendingStart {
  id: string;
  isTest: boolean;
  image: string;
  flag: string | null;
  challengeId: number;
  challenge: string;
  gameId: number;
  participationId: number | null;
  teamId: number | null;
  userId: string | null;
  userName: string | null;
  memoryMegabytes: number;
  cpuTenths: number;
  storageMegabytes: number;
  port: number;
  networkMode: NetworkMode;
}

export async function findPending(db: Db, id: string): Promise<PendingStart | undefined> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('participations', 'participations.id', 'containers.participation_id')
    .leftJoin('users', 'users.id', 'containers.user_id')
    .select([
      'containers.id',
      'containers.is_test as isTest',
      'containers.image',
      'containers.flag',
      'challenges.id as challengeId',
      'challenges.title as challenge',
      'challenges.game_id as gameId',
      'containers.participation_id as participationId',
      'participations.team_id as teamId',
      'containers.user_id as userId',
      'users.user_name as userName',
      'challenges.memory_limit as memoryMegabytes',
      'challenges.cpu_count as cpuTenths',
      'challenges.storage_limit as storageMegabytes',
      'challenges.expose_port as port',
      'challenges.network_mode as networkMode',
    ])
    .where('containers.id', '=', id)
    .where('containers.status', '=', 'Pending')
    .executeTakeFirst();
}

export async function renewClaims(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ claimed_until: until })
    .where('id', 'in', ids)
    .where('status', '=', 'Pending')
    .execute();
}

/** Takes over the starts of processes that have ended. */
export async function claimAbandoned(tx: Tx, now: Date, until: Date): Promise<{ id: string }[]> {
  return tx
    .updateTable('containers')
    .set({ claimed_until: until })
    .where('status', '=', 'Pending')
    .where('claimed_until', '<', now)
    .returning('id')
    .execute();
}

interface Running {
  engineId: string;
  host: string;
  port: number;
  entry: string;
  startedAt: Date;
  stopAt: Date;
}

/** False when it was given up while it started. */
export async function setRunning(tx: Tx, id: string, running: Running): Promise<boolean> {
  const row = await tx
    .updateTable('containers')
    .set({
      status: 'Running',
      engine_id: running.engineId,
      host: running.host,
      port: running.port,
      entry: running.entry,
      started_at: running.startedAt,
      stop_at: running.stopAt,
    })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Failed {
  failure: ContainerFailure;
  /** What its program had written. */
  log: string;
  forgetAt: Date;
}

/** False when it was given up while it started. */
export async function setFailed(
  tx: Tx,
  id: string,
  { failure, log, forgetAt }: Failed,
): Promise<boolean> {
  const row = await tx
    .updateTable('containers')
    .set({ status: 'Failed', failure, failure_log: log, stop_at: forgetAt })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a container had written whose start has failed; undefined for others. */
export async function findFailureLog(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('containers')
    .select('failure_log as log')
    .where('id', '=', id)
    .where('status', '=', 'Failed')
    .executeTakeFirst();
  return row?.log;
}
