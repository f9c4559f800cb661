import type { Write } from '../../platform/write.ts';
import {
  enterQueue,
  findWanted,
  leaveQueue,
  lockQueue,
  storePlaces,
  takeTurns,
} from './repository-queue.ts';
import type { Claim } from './repository-starts.ts';

/** How soon a process notices a turn that another process has freed. */
const POLL_MILLISECONDS = 250;
const PLACES_MILLISECONDS = 500;

interface QueueDeps {
  write: Write;
  onError: (error: unknown) => void;
}

/** The turns of containers at the engine. The rows decide, so every process sees the same order. */
export interface StartQueue {
  /** Resolves to true at the turn of a container whose image is there, to false when it was given up or taken over. */
  enter: (claim: Claim) => Promise<boolean>;
  /** Ends a turn. */
  leave: (claim: Claim) => Promise<void>;
  /** Looks at once whose turn it is. */
  wake: () => void;
  /** From now on nothing gets a turn from this process. */
  stop: () => Promise<void>;
}

interface Waiting extends Claim {
  resolve: (hasTurn: boolean) => void;
}

export function createStartQueue({ write, onError }: QueueDeps): StartQueue {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | null = null;
  let advancing: Promise<void> | null = null;
  let isAsked = false;
  let placesAt = -Infinity;

  async function advance(): Promise<void> {
    const claims = [...waiting.values()];
    if (claims.length === 0) return;
    const showsPlaces = performance.now() - placesAt >= PLACES_MILLISECONDS;
    if (showsPlaces) placesAt = performance.now();
    const { turns, wanted } = await write(null, async (tx) => {
      await lockQueue(tx);
      const taken = await takeTurns(tx, claims);
      if (showsPlaces) await storePlaces(tx);
      return { turns: new Set(taken), wanted: await findWanted(tx, claims) };
    });
    for (const { id } of claims) if (turns.has(id) || !wanted.has(id)) end(id, turns.has(id));
  }

  function end(id: string, hasTurn: boolean): void {
    waiting.get(id)?.resolve(hasTurn);
    waiting.delete(id);
    if (waiting.size === 0) rest();
  }

  async function advanceWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await advance().catch(onError);
    }
  }

  function wake(): void {
    isAsked = true;
    advancing ??= advanceWhileAsked().finally(() => (advancing = null));
  }

  function rest(): void {
    if (timer) clearInterval(timer);
    timer = null;
  }

  return {
    wake,
    async stop() {
      waiting.clear();
      rest();
      await advancing;
    },
    async enter({ id, claim }) {
      const phase = await write(null, (tx) => enterQueue(tx, { id, claim }));
      if (phase !== 'Waiting') return phase !== undefined;
      const turn = new Promise<boolean>((resolve) => waiting.set(id, { id, claim, resolve }));
      timer ??= setInterval(wake, POLL_MILLISECONDS).unref();
      wake();
      return turn;
    },
    async leave(claim) {
      await write(null, (tx) => leaveQueue(tx, claim));
      wake();
    },
  };
}
