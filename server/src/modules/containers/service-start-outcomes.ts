import type { ContainerFailure } from '@halyard/sdk/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { Settings } from '../settings/public.ts';
import type { ContainerEngine, StartedContainer } from './part-engine.ts';
import { readEnd } from './part-read-log.ts';
import { closeFormer } from './repository-closing.ts';
import { holdClaim, type PendingStart, setFailed, setRunning } from './repository-starts.ts';
import { storeEvent } from './repository-sweep.ts';
import { claimEnd } from './rules.ts';

/** How long a failure is shown. */
const FAILURE_MILLISECONDS = 10 * 60_000;
/** Failures of containers whose program has run. */
const RAN_BEFORE: ReadonlySet<ContainerFailure> = new Set(['Exited', 'NotResponding']);
const FAILURE_LOG_LINES = 1000;
const MINUTE = 60_000;
const TEST_LIFETIME = 120 * MINUTE;

export interface StartDeps {
  db: Db;
  write: Write;
  clock: Clock;
  settings: Settings;
  flagVariables: readonly string[];
  /** Whether containers also get the variables of GZCTF. */
  referenceNames: boolean;
  /** Whether players reach containers through this server. */
  isProxied: boolean;
  /** Told why a container could not be started, and what else went wrong. */
  onError: (error: unknown) => void;
}

/** What had an address of a new container before is gone, even if its row is there. */
export async function takeAddresses(
  { write, clock }: StartDeps,
  id: string,
  { local: { own, published } }: StartedContainer,
): Promise<void> {
  const addresses = own ? [own, published] : [published];
  await write(null, async (tx, emit) => {
    const closed = await closeFormer(tx, id, { addresses, now: new Date(clock()) });
    for (const { id: containerId, gameId, ...work } of closed)
      emit({ topic: 'container', gameId, body: { containerId, ...work } });
  });
}

/** Stores that a container runs; false when it was given up or taken over meanwhile. */
export async function keep(
  { write, clock, settings, isProxied }: StartDeps,
  pending: PendingStart,
  { engineId, published, entry }: StartedContainer & { entry: string },
): Promise<boolean> {
  const { containerPolicy } = await settings.get();
  const startedAt = new Date(clock());
  const lifetime = pending.isTest ? TEST_LIFETIME : containerPolicy.defaultLifetime * MINUTE;
  return write(null, async (tx, emit) => {
    const isKept = await setRunning(tx, pending, {
      engineId,
      ...published,
      entry,
      isProxied,
      startedAt,
      stopAt: new Date(startedAt.getTime() + lifetime),
    });
    if (!isKept) return false;
    const { gameId, participationId, challengeId, userId } = pending;
    if (participationId !== null) {
      const work = { gameId, participationId, challengeId };
      await storeEvent(tx, emit, 'ContainerStart', { ...work, userId });
    }
    emit.log({
      code: 'CONTAINER_STARTED',
      values: { challenge: pending.challenge },
      ...byUser(pending),
    });
    emit({
      topic: 'container',
      gameId,
      body: { containerId: pending.id, participationId, challengeId },
    });
    return true;
  });
}

/**
 * Removes a container that this process may have made. Returns false when another process has taken
 * its start over: what has this name is that of the other.
 */
export async function removeUnlessTaken(
  { write, clock }: StartDeps,
  engine: ContainerEngine,
  pending: PendingStart,
): Promise<boolean> {
  const isOwn = await write(null, (tx) => holdClaim(tx, pending, claimEnd(clock())));
  if (isOwn) await engine.remove(pending.name);
  return isOwn;
}

/** Stores that a container could not be started. */
export async function giveUp(
  deps: StartDeps,
  engine: ContainerEngine,
  pending: PendingStart,
  failure: ContainerFailure,
) {
  const { write, clock, onError } = deps;
  const { id, name, gameId, participationId, challengeId } = pending;
  const hasRun = RAN_BEFORE.has(failure);
  const log = hasRun ? await readEnd(engine, name, FAILURE_LOG_LINES).catch(onError) : undefined;
  await removeUnlessTaken(deps, engine, pending).catch(onError);
  await write(null, async (tx, emit) => {
    const forgetAt = new Date(clock() + FAILURE_MILLISECONDS);
    if (!(await setFailed(tx, pending, { failure, log: log ?? '', forgetAt }))) return;
    emit.log({
      code: 'CONTAINER_FAILED',
      values: { challenge: pending.challenge, reason: failure },
      ...byUser(pending),
    });
    emit({ topic: 'container', gameId, body: { containerId: id, participationId, challengeId } });
  });
}

/** In whose name a line of the log is written. */
function byUser({ userId, userName }: PendingStart) {
  return userId === null || userName === null ? {} : { by: userName, byId: userId };
}
