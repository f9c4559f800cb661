/** A queue is full; answer 503 with Retry-After. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  /** Seconds. */
  readonly retryAfter = 2;
}

/** Runs `work` when its turn has come. Throws OverloadedError if it was refused. */
export type FairQueue = <Result>(
  networks: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

interface Waiting {
  /** The networks of the caller, the largest first. */
  networks: readonly string[];
  start: () => void;
  refuse: () => void;
}

/**
 * Runs at most `concurrency` works at a time. The next one is chosen fairly among the networks that
 * have works waiting: the largest networks take turns, within one of them the smaller ones. When
 * `longest` works are waiting, the newest one of the network that has most of them is refused.
 */
export function createFairQueue(concurrency: number, longest: number): FairQueue {
  const waiting: Waiting[] = [];
  /** When a network that has works waiting was served last. */
  const served = new Map<string, number>();
  let busy = 0;
  let turn = 0;

  function startNext(): void {
    const next = chooseNext(waiting, served);
    if (!next) {
      busy -= 1;
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    turn += 1;
    for (const network of next.networks) served.set(network, turn);
    const present = new Set(waiting.flatMap(({ networks }) => networks));
    for (const network of served.keys()) if (!present.has(network)) served.delete(network);
    next.start();
  }

  return async (networks, work) => {
    if (busy < concurrency) busy += 1;
    else {
      await new Promise<void>((start, reject) => {
        const refuse = () => reject(new OverloadedError('Too many requests are waiting.'));
        waiting.push({ networks: networks.toReversed(), start, refuse });
        if (waiting.length <= longest) return;
        const last = chooseRefused(waiting);
        waiting.splice(waiting.indexOf(last), 1);
        last.refuse();
      });
    }
    try {
      return await work();
    } finally {
      // The slot is passed on, so that a new call cannot take it first.
      startNext();
    }
  };
}

function chooseNext(
  waiting: readonly Waiting[],
  served: ReadonlyMap<string, number>,
): Waiting | undefined {
  let rest = waiting;
  for (let level = 0; rest.some(({ networks }) => level < networks.length); level += 1) {
    const times = rest.map(({ networks }) => served.get(networks[level] ?? '') ?? 0);
    const network = rest[times.indexOf(Math.min(...times))]?.networks[level];
    rest = rest.filter(({ networks }) => networks[level] === network);
  }
  return rest[0];
}

function chooseRefused(waiting: readonly [...Waiting[]]): Waiting {
  let rest = waiting;
  for (let level = 0; rest.some(({ networks }) => level < networks.length); level += 1) {
    const groups = Map.groupBy(rest, ({ networks }) => networks[level]);
    rest = [...groups.values()].reduce((most, group) =>
      group.length > most.length ? group : most,
    );
  }
  const last = rest.at(-1);
  if (!last) throw new Error('The queue is empty.');
  return last;
}
