import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { ContainerEngine } from './part-engine.ts';
import {
  type IsolationRecord,
  isolationOf,
  type IsolationResult,
  mayStart,
  recordCheck,
} from './rules-isolation.ts';
import { findIsolation, lockIsolation, storeIsolation } from './repository-isolation.ts';

/** Rules of a firewall come and go while the server runs. */
const FRESH_MILLISECONDS = 60_000;
const CHECK_MILLISECONDS = 5 * 60_000;

/** Keeps what containers reach and should not. */
export interface Isolation {
  /** The addresses that are open; null when that could not be found out. */
  find: () => Promise<readonly string[] | null>;
  /** What all processes know. */
  read: () => Promise<IsolationRecord>;
  /** Whether containers of a game may start; null: a test container. */
  mayStart: (game: { start: number; end: number } | null) => Promise<boolean>;
  /** From now on it is checked every few minutes. */
  keepUp: () => void;
  /** Resolves when no check is running, and none begins by itself any more. */
  stop: () => Promise<void>;
}

interface IsolationDeps {
  db: Db;
  write: Write;
  clock: Clock;
  findEngine: () => Promise<ContainerEngine>;
  mayTry: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

/** One check at a time, and at most one a minute. */
export function createIsolation({
  db,
  write,
  clock,
  findEngine,
  mayTry,
  onError,
}: IsolationDeps): Isolation {
  let latest: Promise<IsolationResult> | null = null;
  let until = 0;
  let timer: NodeJS.Timeout | null = null;

  async function check(): Promise<IsolationResult> {
    try {
      if (!(await mayTry())) return 'Failed';
      const engine = await findEngine();
      return (await engine.findReachable?.()) ?? 'Impossible';
    } catch (error) {
      onError(error);
      return 'Failed';
    }
  }

  async function checkAndStore(): Promise<IsolationResult> {
    const result = await check();
    await store(result).catch(onError);
    return result;
  }

  async function store(result: IsolationResult): Promise<void> {
    const next = (record: IsolationRecord) => recordCheck(record, result, clock());
    const known = await findIsolation(db);
    if (isSame(known, next(known))) return;
    await write(null, async (tx, emit) => {
      const before = await lockIsolation(tx);
      const after = next(before);
      await storeIsolation(tx, after);
      const isExposed = isolationOf(after) === 'Exposed';
      if (isExposed && before.exposedAt === null)
        emit.log({ code: 'CONTAINERS_EXPOSED', values: { addresses: after.addresses.join(', ') } });
      if (!isExposed && before.exposedAt !== null) emit.log({ code: 'CONTAINERS_CLOSED_OFF' });
    });
  }

  function run(): Promise<IsolationResult> {
    if (latest && performance.now() < until) return latest;
    until = Number.POSITIVE_INFINITY;
    latest = checkAndStore().finally(() => (until = performance.now() + FRESH_MILLISECONDS));
    return latest;
  }

  return {
    async find() {
      const result = await run();
      return typeof result === 'string' ? null : result;
    },
    read: () => findIsolation(db),
    async mayStart(game) {
      if (latest === null) await run();
      if (mayStart(await findIsolation(db), game, clock())) return true;
      // Somebody may have closed it since.
      await run();
      return mayStart(await findIsolation(db), game, clock());
    },
    keepUp() {
      timer = setInterval(() => void run(), CHECK_MILLISECONDS);
      timer.unref();
      void run();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await latest;
    },
  };
}

function isSame(one: IsolationRecord, other: IsolationRecord): boolean {
  return (
    one.wasIsolated === other.wasIsolated &&
    one.exposedAt === other.exposedAt &&
    one.isUnknown === other.isUnknown &&
    one.addresses.join() === other.addresses.join()
  );
}
