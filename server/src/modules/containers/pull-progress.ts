import type { Write } from '../../platform/write.ts';
import type { PullProgress } from './engine.ts';
import { storeProgress } from './repository-queue.ts';

const STORE_MILLISECONDS = 500;

/** Stores how far pulls are, each at most twice a second. */
export function createPullProgress(write: Write, onError: (error: unknown) => void) {
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
