import type { ContainerFailure, NetworkMode } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** The start of a container in the hands of a process, until another one takes it over. */
export interface Claim {
  id: string;
  /** One more each time. */
  claim: number;
}

/** The claim of the process that inserted the row. */
export const FIRST_CLAIM = 1;

/** Rows of `containers` whose last claim is one of these. */
export function isClaimed(claims: readonly Claim[]) {
  const ids = claims.map(({ id }) => id);
  const numbers = claims.map(({ claim }) => claim);
  return sql<boolean>`(containers.id, containers.claim) in
    (select * from unnest(${ids}::uuid[], ${numbers}::integer[]))`;
}

/** What a process needs to start a container. */
export interface PendingStart extends Claim {
  /** At the engine. */
  name: string;
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

/** Undefined when it was given up, has been started, or another process does so. */
export async function findPending(db: Db, claim: Claim): Promise<PendingStart | undefined> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('participations', 'participations.id', 'containers.participation_id')
    .leftJoin('users', 'users.id', 'containers.user_id')
    .select([
      'containers.id',
      'containers.engine_name as name',
      'containers.claim',
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
    .where(isClaimed([claim]))
    .where('containers.status', '=', 'Pending')
    .executeTakeFirst();
}

export async function renewClaims(tx: Tx, claims: readonly Claim[], until: Date): Promise<void> {
  if (claims.length === 0) return;
  await tx
    .updateTable('containers')
    .set({ claimed_until: until })
    .where(isClaimed(claims))
    .where('status', '=', 'Pending')
    .execute();
}

/**
 * Whether the container with this name is of this claim, or of nobody: no other process starts it or
 * has done so. A claim that still counts is renewed, so that none takes it over now.
 */
export async function holdClaim(tx: Tx, { id, claim }: Claim, until: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('containers')
    .select(['status', 'claim'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status === 'Running') return false;
  if (row?.status !== 'Pending') return true;
  if (row.claim !== claim) return false;
  await renewClaims(tx, [{ id, claim }], until);
  return true;
}

/** Takes over the starts of processes that have ended. */
export async function claimAbandoned(tx: Tx, now: Date, until: Date): Promise<Claim[]> {
  return tx
    .updateTable('containers')
    .set((eb) => ({ claimed_until: until, claim: eb('claim', '+', 1) }))
    .where('status', '=', 'Pending')
    .where('claimed_until', '<', now)
    .returning(['id', 'claim'])
    .execute();
}

interface Running {
  engineId: string;
  host: string;
  port: number;
  entry: string;
  isProxied: boolean;
  startedAt: Date;
  stopAt: Date;
}

/** False when it was given up, taken over or closed while it started. */
export async function setRunning(tx: Tx, claim: Claim, running: Running): Promise<boolean> {
  const row = await tx
    .updateTable('containers')
    .set({
      status: 'Running',
      engine_id: running.engineId,
      host: running.host,
      port: running.port,
      entry: running.entry,
      is_proxied: running.isProxied,
      started_at: running.startedAt,
      stop_at: running.stopAt,
    })
    .where(isClaimed([claim]))
    .where('status', '=', 'Pending')
    .where('closed_at', 'is', null)
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

/** False when it was given up or taken over while it started. */
export async function setFailed(
  tx: Tx,
  claim: Claim,
  { failure, log, forgetAt }: Failed,
): Promise<boolean> {
  const row = await tx
    .updateTable('containers')
    .set({ status: 'Failed', failure, failure_log: log, stop_at: forgetAt })
    .where(isClaimed([claim]))
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
