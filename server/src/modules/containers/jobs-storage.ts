import type { ContainerEngine } from './part-engine.ts';
import { endOverStorage } from './service-over-storage.ts';
import { findLimited, type Limited } from './repository-storage.ts';
import type { SweepDeps } from './jobs-sweep.ts';

const MEGABYTE = 2 ** 20;
const PAUSE_MILLISECONDS = 60_000;
/** Measuring reads the disk of the engine, so it takes at most a tenth of the time. */
const REST_FACTOR = 10;

/**
 * Measures what containers have written, where the engine does not limit it, and ends those that
 * wrote more than they may. One after the other: to measure all at once keeps the engine busy for
 * seconds, and others wait for it.
 */
export function createStorageWatch(
  deps: SweepDeps & { mayTry: () => Promise<boolean> },
  findEngine: () => Promise<ContainerEngine>,
) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let pause = PAUSE_MILLISECONDS;

  async function measureAll(): Promise<void> {
    const began = performance.now();
    const limited = await findLimited(deps.db);
    if (limited.length === 0 || !(await deps.mayTry())) return;
    const engine = await findEngine();
    for (const container of limited) {
      if (isStopped) return;
      await measure(engine, container).catch(deps.onError);
    }
    pause = Math.max(PAUSE_MILLISECONDS, REST_FACTOR * (performance.now() - began));
  }

  async function measure(engine: ContainerEngine, container: Limited): Promise<void> {
    const bytes = await engine.readStorage(container.name);
    if (bytes !== null && bytes > container.megabytes * MEGABYTE)
      await endOverStorage(deps, engine, container);
  }

  function check(): Promise<void> {
    running ??= measureAll()
      .catch(deps.onError)
      .finally(() => (running = null));
    return running;
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => void check().finally(() => next()), pause);
    timer.unref();
  }

  return {
    check,
    /** How many seconds pass between two measurements at present. */
    seconds: () => Math.round(pause / 1000),
    start: next,
    async stop(): Promise<void> {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
