import type { ContainerEngine } from './engine.ts';

/** Rules of a firewall come and go while the server runs. */
const FRESH_MILLISECONDS = 60_000;

/** Keeps what containers reach and should not. */
export interface Isolation {
  /** The addresses that are open; null when that could not be found out. */
  find: () => Promise<readonly string[] | null>;
  /** Resolves when no check is running. */
  settled: () => Promise<void>;
}

/** One check at a time, and at most one a minute. */
export function createIsolation(
  findEngine: () => Promise<ContainerEngine>,
  onError: (error: unknown) => void,
): Isolation {
  let latest: Promise<readonly string[] | null> | null = null;
  let until = 0;

  async function check(): Promise<readonly string[] | null> {
    try {
      const engine = await findEngine();
      return (await engine.findReachable?.()) ?? null;
    } catch (error) {
      onError(error);
      return null;
    }
  }

  return {
    find() {
      if (latest && performance.now() < until) return latest;
      until = Number.POSITIVE_INFINITY;
      latest = check().finally(() => (until = performance.now() + FRESH_MILLISECONDS));
      return latest;
    },
    async settled() {
      await latest;
    },
  };
}
