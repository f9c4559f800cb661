import { setTimeout as sleep } from 'node:timers/promises';
import type { ContainerFailure } from '@halyard/sdk/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { Settings } from '../settings/public.ts';
import {
  type Address,
  type ContainerEngine,
  EngineError,
  failureOf,
  type StartedContainer,
} from './engine.ts';
import { findServing } from './probe.ts';
import { createPullProgress } from './pull-progress.ts';
import { readEnd } from './read-log.ts';
import {
  claimAbandoned,
  findPending,
  type PendingStart,
  renewClaims,
  setFailed,
  setRunning,
} from './repository-starts.ts';
import { storeEvent } from './repository-sweep.ts';
import { createStartQueue, type StartQueue } from './start-queue.ts';

/** A process that has not renewed its claim for so long has ended. */
export const CLAIM_MILLISECONDS = 15_000;
const RENEW_MILLISECONDS = 5000;
/** How long a service may take to accept connections. */
const SERVE_MILLISECONDS = 60_000;
const PROBE_MILLISECONDS = 200;
/** How long a start waits for an engine that does not answer, which may be starting again itself. */
const ENGINE_MILLISECONDS = 60_000;
const ENGINE_RETRY_MILLISECONDS = 1000;
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
  /** Whether players reach containers through this server. */
  isProxied: boolean;
  /** Told why a container could not be started, and what else went wrong. */
  onError: (error: unknown) => void;
}

/** Starts containers whose rows are `Pending`, as fairly as one engine can. */
export interface Starts {
  /** Starts a container that this process has claimed. */
  begin: (id: string) => void;
  /** Resolves when the start of this process has ended, or after so long. */
  settled: (id: string, milliseconds: number) => Promise<void>;
  /** Takes over what processes that have ended have left. */
  resume: () => Promise<void>;
  /** From now on other processes know that this one is alive, and their starts are resumed. */
  keepUp: () => void;
  /** Leaves what is starting to the next process. */
  stop: () => Promise<void>;
}

export function createStarts(deps: StartDeps, findEngine: () => Promise<ContainerEngine>): Starts {
  const { write, clock, onError } = deps;
  const queue = createStartQueue(deps);
  const progress = createPullProgress(write, onError);
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempt = createAttempt(deps, { queue, progress, signal });
  let renewal: NodeJS.Timeout | null = null;

  function claimEnd(): Date {
    return new Date(clock() + CLAIM_MILLISECONDS);
  }

  async function renew(): Promise<void> {
    if (running.size > 0)
      await write(null, (tx) => renewClaims(tx, [...running.keys()], claimEnd()));
  }

  function begin(id: string, isAbandoned = false): void {
    if (running.has(id) || signal.aborted) return;
    const work = run(id, isAbandoned)
      .catch(onError)
      .finally(() => running.delete(id))
      // It may have held a turn.
      .finally(queue.wake);
    running.set(id, work);
  }

  async function run(id: string, isAbandoned: boolean): Promise<void> {
    let waitsUntil: number | undefined;
    // A process that has ended may have made the container, or an attempt whose answer was lost.
    for (let mayExist = isAbandoned; !signal.aborted; mayExist = true) {
      const pending = await findPending(deps.db, id);
      // Another process may have started it. What nobody wants any more is removed by the sweep.
      if (!pending) return;
      const engine = await findEngine();
      try {
        return await attempt(engine, pending, mayExist);
      } catch (error) {
        if (signal.aborted) return;
        if (waitsUntil === undefined) onError(error);
        waitsUntil ??= clock() + ENGINE_MILLISECONDS;
        const failure = failureOf(error);
        if (failure !== 'EngineUnavailable' || clock() >= waitsUntil)
          return giveUp(deps, engine, pending, failure);
      }
      await sleep(ENGINE_RETRY_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }

  async function resume(): Promise<void> {
    const left = await write(null, (tx) => claimAbandoned(tx, new Date(clock()), claimEnd()));
    for (const { id } of left) begin(id, true);
  }

  return {
    resume,
    begin: (id) => begin(id),
    settled: (id, milliseconds) => within(running.get(id), milliseconds),
    keepUp() {
      const tick = () => void renew().then(resume).catch(onError);
      renewal = setInterval(tick, RENEW_MILLISECONDS);
      renewal.unref();
    },
    async stop() {
      if (renewal) clearInterval(renewal);
      stopping.abort();
      await Promise.all([queue.stop(), ...running.values()]);
      await progress.settled();
    },
  };
}

interface AttemptParts {
  queue: StartQueue;
  progress: ReturnType<typeof createPullProgress>;
  /** Aborted when this process stops. */
  signal: AbortSignal;
}

/** Returns a function that starts a container once, from its image to its row. */
function createAttempt(deps: StartDeps, { queue, progress, signal }: AttemptParts) {
  async function startAndWait(engine: ContainerEngine, pending: PendingStart) {
    const { id, image } = pending;
    await engine.fetchImage(image, (done) => {
      if (!signal.aborted) progress.note(image, done);
    });
    if (!(await queue.enter(id))) return null;
    const variables = variablesOf(pending, deps.flagVariables);
    const started = await engine.start({ ...pending, variables });
    await queue.leave(id);
    const serving = await waitUntilServing(engine, id, started, signal);
    return deps.isProxied ? behindProxy(started, serving, id) : withEntry(started);
  }

  return async (engine: ContainerEngine, pending: PendingStart, mayExist: boolean) => {
    const { id } = pending;
    if (mayExist) await unlessStopped(engine.remove(id), signal);
    const started = await unlessStopped(startAndWait(engine, pending), signal);
    if (!started || !(await keep(deps, pending, started))) await engine.remove(id);
  };
}

/** Resolves when the work has ended, or after so long. */
async function within(work: Promise<void> | undefined, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, timeout]);
  timer.abort();
}

/** Players are given the id, and this server connects to the address that answered. */
function behindProxy(started: StartedContainer, serving: Address, id: string) {
  return { ...started, published: serving, entry: id };
}

function withEntry(started: StartedContainer) {
  return { ...started, entry: `${started.published.host}:${started.published.port}` };
}

/** Rejects when this process stops, whatever the work does then. */
function unlessStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('Stopped.')), { once: true }),
  );
  // Nobody may be left to hear of its failure.
  work.catch(() => undefined);
  return Promise.race([work, stopped]);
}

/** What a container finds in its environment. */
function variablesOf({ isTest, teamId, flag }: PendingStart, names: readonly string[]) {
  return {
    TEAM_ID: isTest ? 'test' : String(teamId),
    ...(flag !== null && Object.fromEntries(names.map((name) => [name, flag]))),
  };
}

async function waitUntilServing(
  engine: ContainerEngine,
  id: string,
  started: StartedContainer,
  signal: AbortSignal,
): Promise<Address> {
  const end = performance.now() + SERVE_MILLISECONDS;
  for (;;) {
    const serving = await findServing(started);
    if (serving) return serving;
    if (!(await engine.isRunning(id)))
      throw new EngineError('Exited', 'The program of the container ended.');
    if (performance.now() > end)
      throw new EngineError('NotResponding', 'Nothing listens in the container.');
    await sleep(PROBE_MILLISECONDS, undefined, { signal });
  }
}

/** Stores that a container runs; false when it was given up meanwhile. */
async function keep(
  { write, clock, settings }: StartDeps,
  pending: PendingStart,
  { engineId, published, entry }: StartedContainer & { entry: string },
): Promise<boolean> {
  const { containerPolicy } = await settings.get();
  const startedAt = new Date(clock());
  const lifetime = pending.isTest ? TEST_LIFETIME : containerPolicy.defaultLifetime * MINUTE;
  return write(null, async (tx, emit) => {
    const isKept = await setRunning(tx, pending.id, {
      engineId,
      ...published,
      entry,
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

async function giveUp(
  { write, clock, onError }: StartDeps,
  engine: ContainerEngine,
  pending: PendingStart,
  failure: ContainerFailure,
) {
  const { id, gameId, participationId, challengeId } = pending;
  const hasRun = RAN_BEFORE.has(failure);
  const log = hasRun ? await readEnd(engine, id, FAILURE_LOG_LINES).catch(onError) : undefined;
  await engine.remove(id).catch(onError);
  await write(null, async (tx, emit) => {
    const forgetAt = new Date(clock() + FAILURE_MILLISECONDS);
    if (!(await setFailed(tx, id, { failure, log: log ?? '', forgetAt }))) return;
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
