import { type Clock, systemClock } from './clock.ts';
import { isStorageFull } from './error-code.ts';
import type { Storage } from './storage.ts';

/** Milliseconds that a write that found no room is remembered: no query says how much room a database has. */
const REMEMBERED = 5 * 60_000;

/** Whether there is room to store more. */
export interface FreeSpace {
  /** Something could not be stored for lack of room. */
  readonly noteFull: () => void;
  /** Whether something could not be stored in the last five minutes. */
  readonly wasFull: () => boolean;
  /** Bytes for files; 0 when the disk is full, null when nothing can be written for another reason. */
  readonly findFreeBytes: () => Promise<number | null>;
  /** Whether nothing more can be stored now, or could not lately. */
  readonly isFull: () => Promise<boolean>;
}

export function createFreeSpace(
  storage: Pick<Storage, 'findFreeBytes'>,
  clock: Clock = systemClock,
): FreeSpace {
  let notedAt = Number.NEGATIVE_INFINITY;
  const wasFull = () => clock() - notedAt < REMEMBERED;
  const findFreeBytes = () =>
    storage.findFreeBytes().catch((error: unknown) => (isStorageFull(error) ? 0 : null));
  return {
    noteFull: () => {
      notedAt = clock();
    },
    wasFull,
    findFreeBytes,
    isFull: async () => wasFull() || (await findFreeBytes()) === 0,
  };
}
