import type { Clock } from '../../platform/clock.ts';
import type { Write } from '../../platform/write.ts';
import type { ContainerEngine } from './part-engine.ts';
import { readEnd } from './part-read-log.ts';
import { setOverStorage } from './repository-storage.ts';
import { storeEvent } from './repository-sweep.ts';

/** How long the reason is shown, at least. */
const SHOWN_MILLISECONDS = 10 * 60_000;
const LOG_LINES = 1000;

interface OverStorageDeps {
  write: Write;
  clock: Clock;
  onError: (error: unknown) => void;
}

/**
 * Ends a running container that has written more than it may. Its row stays and says why, so it is
 * changed first: a container whose row has failed is removed by the next sweep, if not now.
 */
export async function endOverStorage(
  { write, clock, onError }: OverStorageDeps,
  engine: ContainerEngine,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const log = await readEnd(engine, name, LOG_LINES).catch(onError);
  const isEnded = await write(null, async (tx, emit) => {
    const showUntil = new Date(clock() + SHOWN_MILLISECONDS);
    const ended = await setOverStorage(tx, id, { log: log ?? '', showUntil });
    if (!ended) return false;
    const { gameId, participationId, challengeId, challenge } = ended;
    emit({ topic: 'container', gameId, body: { containerId: id, participationId, challengeId } });
    emit.log({ code: 'CONTAINER_OVER_STORAGE', values: { challenge, megabytes: ended.megabytes } });
    if (participationId !== null) {
      const work = { gameId, participationId, challengeId };
      await storeEvent(tx, emit, 'ContainerDestroy', { ...work, userId: null });
    }
    return true;
  });
  if (isEnded) await engine.remove(name);
}
