/** Streams that are written to before anything else is done. */
const SLICE = 64;

/**
 * After each slice no stream is written to for this many times the time that the slice took. So streams
 * take at most a sixth of the thread, and what happens meanwhile reaches each of them in one write:
 * writes cost more than all else that a stream does.
 */
const REST = 5;

/** Lets many streams send what they have gathered, one after the other. */
export interface Rounds {
  /** `flush` is called once, soon. */
  add(flush: () => void): void;
  stop(): void;
}

export function createRounds(): Rounds {
  /** In the order in which they were added. */
  const waiting = new Set<() => void>();
  let isRunning = false;
  let rest: NodeJS.Timeout | null = null;

  function run(): void {
    const since = performance.now();
    let count = 0;
    for (const flush of waiting) {
      if (count === SLICE) break;
      count += 1;
      waiting.delete(flush);
      flush();
    }
    isRunning = count > 0;
    if (isRunning) rest = setTimeout(run, (performance.now() - since) * REST);
  }

  return {
    add(flush) {
      waiting.add(flush);
      if (isRunning) return;
      isRunning = true;
      // What follows in this turn of the event loop comes with the first.
      setImmediate(run);
    },
    stop() {
      if (rest) clearTimeout(rest);
    },
  };
}
