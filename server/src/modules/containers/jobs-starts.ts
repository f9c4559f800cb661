import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { unlessStopped } from '../../platform/unless-stopped.ts';
import type { Write } from '../../platform/write.ts';
import {
  type Address,
  type ContainerEngine,
  EngineError,
  failureOf,
  type PullProgress,
  type StartedContainer,
} from './part-engine.ts';
import { findServing } from './part-probe.ts';
import { claimEnd } from './rules.ts';
import { storeProgress } from './repository-queue.ts';
import {
  type Claim,
  claimAbandoned,
  findPending,
  FIRST_CLAIM,
  type PendingStart,
  renewClaims,
} from './repository-starts.ts';
import {
  giveUp,
  keep,
  removeUnlessTaken,
  type StartDeps,
  takeAddresses,
} from './service-start-outcomes.ts';
import { createStartQueue, type StartQueue } from './part-start-queue.ts';

const RENEW_MILLISECONDS = 5000;
/** How long a service may take to accept connections. */
const SERVE_MILLISECONDS = 60_000;
const PROBE_MILLISECONDS = 200;
/** How long a start waits for an engine that does not answer, which may be starting again itself. */
const ENGINE_MILLISECONDS = 60_000;
const ENGINE_RETRY_MILLISECONDS = 1000;

/** Starts containers whose rows are `Pending`, as fairly as one engine can. */
export interface Starts {
  /** Starts a container whose row this process has made. */
  begin: (id: string) => void;
  /** Resolves when the start of this process has ended, or after so long. */
  settled: (id: string, milliseconds: number) => Promise<void>;
  /** Renews the claims of this process, and takes over what those that have ended have left. */
  resume: () => Promise<void>;
  /** From now on other processes know that this one is alive, and their starts are resumed. */
  keepUp: () => void;
  /** Leaves what is starting to the next process. */
  stop: () => Promise<void>;
}

interface StartsDeps extends StartDeps {
  /** False while another copy of the site holds the engine. */
  mayTry: () => Promise<boolean>;
}

export function createStarts(deps: StartsDeps, findEngine: () => Promise<ContainerEngine>): Starts {
  const { write, clock, onError, mayTry } = deps;
  const queue = createStartQueue(deps);
  const progress = createPullProgress(write, onError);
  const running = new Map<string, Claim & { work: Promise<void> }>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempt = createAttempt(deps, { queue, progress, signal });
  let renewal: NodeJS.Timeout | null = null;

  function begin(claim: Claim, isAbandoned: boolean): void {
    const { id } = claim;
    // What this process has lost and taken back is begun when that claim has run out as well.
    if (running.has(id) || signal.aborted) return;
    const work = run(claim, isAbandoned)
      .catch(onError)
      .finally(() => running.delete(id))
      // It may have held a turn.
      .finally(queue.wake);
    running.set(id, { ...claim, work });
  }

  async function run(claim: Claim, isAbandoned: boolean): Promise<void> {
    let waitsUntil: number | undefined;
    // A process that has ended may have made the container, or an attempt whose answer was lost.
    for (let mayExist = isAbandoned; !signal.aborted; mayExist = true) {
      const pending = await findPending(deps.db, claim);
      // Another process may have taken it over. What nobody wants any more is removed by the sweep.
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
    if (!(await mayTry())) return;
    const left = await write(null, async (tx) => {
      const until = claimEnd(clock());
      // First, since this process may be late as well.
      await renewClaims(tx, [...running.values()], until);
      return claimAbandoned(tx, new Date(clock()), until);
    });
    for (const claim of left) begin(claim, true);
  }

  return {
    resume,
    begin: (id) => begin({ id, claim: FIRST_CLAIM }, false),
    settled: (id, milliseconds) => within(running.get(id)?.work, milliseconds),
    keepUp() {
      const tick = () => void resume().catch(onError);
      renewal = setInterval(tick, RENEW_MILLISECONDS);
      renewal.unref();
    },
    async stop() {
      if (renewal) clearInterval(renewal);
      stopping.abort();
      await Promise.all([queue.stop(), ...[...running.values()].map(({ work }) => work)]);
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
    const { id, name, claim, image } = pending;
    await engine.fetchImage(image, (done) => {
      if (!signal.aborted) progress.note(image, done);
    });
    if (!(await queue.enter({ id, claim }))) return null;
    const variables = variablesOf(pending, deps);
    const started = await engine.start({ ...pending, variables });
    if (deps.isProxied) await takeAddresses(deps, id, started);
    await queue.leave({ id, claim });
    const serving = await waitUntilServing(engine, name, started, signal);
    return deps.isProxied ? behindProxy(started, serving) : withEntry(started);
  }

  return async (engine: ContainerEngine, pending: PendingStart, mayExist: boolean) => {
    const removeOwn = () => removeUnlessTaken(deps, engine, pending);
    if (mayExist && !(await unlessStopped(signal, removeOwn()))) return;
    const started = await unlessStopped(signal, startAndWait(engine, pending));
    if (!started || !(await keep(deps, pending, started))) await removeOwn();
  };
}

/** Resolves when the work has ended, or after so long. */
async function within(work: Promise<void> | undefined, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, timeout]);
  timer.abort();
}

/** Players are given a secret, and this server connects to the address that answered. */
function behindProxy(started: StartedContainer, serving: Address) {
  return { ...started, published: serving, entry: randomUUID() };
}

function withEntry(started: StartedContainer) {
  return { ...started, entry: `${started.published.host}:${started.published.port}` };
}

/** What a container finds in its environment: nothing about a person. */
export function variablesOf(
  {
    isTest,
    teamId,
    challengeId,
    gameId,
    flag,
  }: Pick<PendingStart, 'isTest' | 'teamId' | 'challengeId' | 'gameId' | 'flag'>,
  { flagVariables, referenceNames }: Pick<StartDeps, 'flagVariables' | 'referenceNames'>,
): Record<string, string> {
  const names = referenceNames ? [...flagVariables, 'GZCTF_FLAG'] : flagVariables;
  return {
    TEAM_ID: isTest ? 'test' : String(teamId),
    ...(referenceNames && {
      GZCTF_TEAM_ID: isTest ? 'admin' : String(teamId),
      GZCTF_CHALLENGE_ID: String(challengeId),
      GZCTF_GAME_ID: String(gameId),
    }),
    ...(flag !== null && Object.fromEntries(names.map((name) => [name, flag]))),
  };
}

async function waitUntilServing(
  engine: ContainerEngine,
  name: string,
  started: StartedContainer,
  signal: AbortSignal,
): Promise<Address> {
  const end = performance.now() + SERVE_MILLISECONDS;
  for (;;) {
    const serving = await findServing(started);
    if (serving) return serving;
    if (!(await engine.isRunning(name)))
      throw new EngineError('Exited', 'The program of the container ended.');
    if (performance.now() > end)
      throw new EngineError('NotResponding', 'Nothing listens in the container.');
    await sleep(PROBE_MILLISECONDS, undefined, { signal });
  }
}

const STORE_MILLISECONDS = 500;

/** Stores how far pulls are, each at most twice a second. */
function createPullProgress(write: Write, onError: (error: unknown) => void) {
  const storedAt = new Map<string, number>();
  const running = new Set<Promise<void>>();

  return {
    note(image: string, progress: PullProgress): void {
      const now = performance.now();
      if (now - (storedAt.get(image) ?? -Infinity) < STORE_MILLISECONDS) return;
      storedAt.set(image, now);
      const work = write(null, (tx) => storeProgress(tx, image, progress))
        .catch(onError)
        .finally(() => running.delete(work));
      running.add(work);
    },
    async settled(): Promise<void> {
      await Promise.all(running);
    },
  };
}
