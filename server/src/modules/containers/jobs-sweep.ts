import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { createTurns } from '../../platform/turns.ts';
import type { Author, Write } from '../../platform/write.ts';
import type { ContainerEngine } from './part-engine.ts';
import { setPause } from './repository.ts';
import { close, reopen } from './repository-closing.ts';
import { endOverStorage } from './service-over-storage.ts';
import { deleteContainer, findDoomed, findStates, storeEvent } from './repository-sweep.ts';

const AT_ONCE = 4;
const SWEEP_MILLISECONDS = 60_000;
/** Waits for changes that come together. */
const SOON_MILLISECONDS = 500;

export interface SweepDeps {
  db: Db;
  write: Write;
  clock: Clock;
  onError: (error: unknown) => void;
}

/**
 * Removes a container, then its row: after a crash in between the next sweep finds a row without a
 * container. Nobody is connected to what has its address by then.
 * Throws EngineError.
 */
export async function destroyContainer(
  { write, clock }: Pick<SweepDeps, 'write' | 'clock'>,
  engine: ContainerEngine,
  id: string,
  by: { author: Author; pauseUntil?: Date } = { author: null },
): Promise<void> {
  const closed = await write(null, (tx) => close(tx, id, new Date(clock())));
  // Another process has removed it.
  if (!closed) return;
  try {
    await engine.remove(closed.name);
  } catch (error) {
    if (!closed.wasClosed) await write(null, (tx) => reopen(tx, id));
    throw error;
  }
  await write(by.author, async (tx, emit, audit) => {
    const ended = await deleteContainer(tx, id);
    if (!ended) return;
    const { gameId, participationId, challengeId, challenge } = ended;
    audit({ type: 'Container', id, name: challenge ?? id });
    if (gameId === null || challengeId === null) return;
    emit({ topic: 'container', gameId, body: { containerId: id, participationId, challengeId } });
    if (ended.hasRun && challenge !== null)
      emit.log({ code: 'CONTAINER_DESTROYED', values: { challenge } });
    if (participationId === null) return;
    const work = { gameId, participationId, challengeId };
    if (ended.hasRun) {
      const userId = by.author?.userId ?? null;
      await storeEvent(tx, emit, 'ContainerDestroy', { ...work, userId });
    }
    if (by.pauseUntil) await setPause(tx, work, by.pauseUntil);
  });
}

/** Removes the containers that must not be there any more. */
export async function sweepDoomed(deps: SweepDeps, engine: ContainerEngine): Promise<void> {
  await destroyAll(deps, engine, await findDoomed(deps.db, new Date(deps.clock())));
}

/** Makes rows and containers agree, except for containers that somebody is ending. */
export async function reconcile(
  deps: SweepDeps,
  engine: ContainerEngine,
  ending: ReadonlySet<string>,
): Promise<void> {
  await sweepDoomed(deps, engine);
  const before = await findStates(deps.db);
  const containers = await engine.list();
  // A row is stored before its container is made, so a container without a row belongs to no team.
  const after = await findStates(deps.db);
  const known = new Set(after.filter(({ status }) => status !== 'Failed').map(({ name }) => name));
  const orphans = containers.filter(({ name }) => !known.has(name));
  await each(deps, orphans, ({ name }) => engine.remove(name));
  const overNames = new Set(
    containers.filter(({ isOverStorage }) => isOverStorage).map(({ name }) => name),
  );
  const over = after.filter(({ name }) => overNames.has(name));
  await each(deps, over, (container) => endOverStorage(deps, engine, container));
  const running = new Set(containers.filter(({ isRunning }) => isRunning).map(({ name }) => name));
  const kept = (name: string) => running.has(name) || overNames.has(name);
  const vanished = before.filter(
    ({ id, name, status }) => status === 'Running' && !kept(name) && !ending.has(id),
  );
  await destroyAll(
    deps,
    engine,
    vanished.map(({ id }) => id),
  );
}

async function destroyAll(deps: SweepDeps, engine: ContainerEngine, ids: readonly string[]) {
  await each(deps, ids, (id) => destroyContainer(deps, engine, id));
}

/** Does something to each of them; a failure is reported, and stops no other. */
async function each<Item>(
  { onError }: SweepDeps,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const inTurn = createTurns(AT_ONCE);
  await Promise.all(items.map((item) => inTurn(0, () => work(item)).catch(onError)));
}

interface SweeperParts {
  bus: Pick<EventSource, 'on'>;
  findEngine: () => Promise<ContainerEngine>;
  /** False while another copy of the site holds the engine. */
  mayTry: () => Promise<boolean>;
  resume: () => Promise<void>;
}

/**
 * Sweeps once a minute, and soon after a change that may end containers. Every process does, since
 * all of it may happen twice.
 */
export function createSweeper(deps: SweepDeps, { bus, findEngine, mayTry, resume }: SweeperParts) {
  const ending = new Set<string>();
  const waiting = new Map<() => Promise<void>, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  let soon: NodeJS.Timeout | null = null;
  let timer: NodeJS.Timeout | null = null;

  /** Runs a work after those that run and wait, once for all who ask for it until it begins. */
  function run(work: () => Promise<void>): Promise<void> {
    const asked = waiting.get(work);
    if (asked) return asked;
    const next = last
      .then(() => {
        waiting.delete(work);
        return isStopped ? undefined : work();
      })
      .catch(deps.onError);
    waiting.set(work, next);
    last = next;
    return next;
  }

  async function sweep(): Promise<void> {
    if (await mayTry()) await sweepDoomed(deps, await findEngine());
  }

  async function sweepAll(): Promise<void> {
    if (!(await mayTry())) return;
    await resume();
    await reconcile(deps, await findEngine(), ending);
  }

  /** Removes soon what a change has ended; nothing before `start`. */
  function request(): void {
    if (timer === null) return;
    soon ??= setTimeout(() => {
      soon = null;
      void run(sweep);
    }, SOON_MILLISECONDS);
  }

  for (const topic of ['game', 'participation', 'team'] as const) bus.on(topic, request);

  return {
    request,
    /** Until the work is done a container that does not run any more is not taken for one that crashed. */
    whileEnding: <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
      ending.add(id);
      return work().finally(() => ending.delete(id));
    },
    sweepAll: () => run(sweepAll),
    start(): void {
      timer = setInterval(() => void run(sweepAll), SWEEP_MILLISECONDS);
      timer.unref();
      void run(sweepAll);
    },
    /** Resolves when what runs has ended; what waits is left to the next process. */
    async stop(): Promise<void> {
      isStopped = true;
      if (timer) clearInterval(timer);
      if (soon) clearTimeout(soon);
      timer = null;
      await last;
    },
  };
}

export type Sweeper = ReturnType<typeof createSweeper>;
