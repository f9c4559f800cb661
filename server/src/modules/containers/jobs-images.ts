import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import { createTurns } from '../../platform/turns.ts';
import type { Write } from '../../platform/write.ts';
import { type ContainerEngine, failureOf } from './part-engine.ts';
import { claimImages, deleteUnusedImages, storeImage } from './repository-images.ts';

const MINUTE = 60_000;
/** How long before the start of a game its images are pulled. */
export const AHEAD_MILLISECONDS = 30 * MINUTE;
/** Images may be removed from an engine to make room. */
const CHECK_READY_MILLISECONDS = 60 * MINUTE;
const CHECK_UNAVAILABLE_MILLISECONDS = 2 * MINUTE;
/** A second process that pulls the same image costs nothing, so claims of long pulls may end. */
const CLAIM_MILLISECONDS = 3 * MINUTE;
const AT_ONCE = 2;
/** Waits for changes that come together. */
const SOON_MILLISECONDS = 500;

interface ImagesDeps {
  write: Write;
  clock: Clock;
  bus: Pick<EventSource, 'on'>;
  findEngine: () => Promise<ContainerEngine>;
  mayTry: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

/** Pulls the images of challenges before the first team needs them. */
export function createImages({ write, clock, bus, findEngine, mayTry, onError }: ImagesDeps) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Timeout | null = null;

  async function pull(image: string): Promise<void> {
    const engine = await findEngine();
    const failure = await engine.fetchImage(image).then(() => null, failureOf);
    const now = new Date(clock());
    const state = failure === null ? 'Ready' : 'Unavailable';
    const found = failure === 'EngineUnavailable' ? null : ({ state, checked_at: now } as const);
    await write(null, (tx) => storeImage(tx, image, found, now));
  }

  async function prepare(): Promise<void> {
    if (!(await mayTry())) return;
    const now = clock();
    const at = (milliseconds: number) => new Date(now + milliseconds);
    const images = await write(null, async (tx) => {
      await deleteUnusedImages(tx);
      return claimImages(tx, {
        now: at(0),
        startsUntil: at(AHEAD_MILLISECONDS),
        readySince: at(-CHECK_READY_MILLISECONDS),
        unavailableSince: at(-CHECK_UNAVAILABLE_MILLISECONDS),
        claimedUntil: at(CLAIM_MILLISECONDS),
      });
    });
    const inTurn = createTurns(AT_ONCE);
    await Promise.all(images.map((image) => inTurn(0, () => pull(image)).catch(onError)));
  }

  function run(): Promise<void> {
    running ??= prepare()
      .catch(onError)
      .finally(() => (running = null));
    return running;
  }

  // A challenge may have been enabled, or have another image.
  bus.on('game', () => {
    if (timer === null) return;
    soon ??= setTimeout(() => {
      soon = null;
      void run();
    }, SOON_MILLISECONDS);
  });

  return {
    /** Pulls what is needed now. */
    prepare: run,
    /** From now on once a minute, and soon after a change of a game. */
    start(): void {
      timer = setInterval(() => void run(), MINUTE);
      timer.unref();
      void run();
    },
    /** A pull goes on at the engine. */
    stop(): void {
      if (timer) clearInterval(timer);
      if (soon) clearTimeout(soon);
      timer = null;
    },
  };
}
