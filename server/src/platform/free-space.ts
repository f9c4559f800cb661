import { type Clock, systemClock } from './clock.ts';
import { isDatabaseFull, isStorageFull } from './error-code.ts';
import type { Storage } from './storage.ts';

/** Milliseconds for which is remembered that the database had no room: no query says how much it has. */
const REMEMBERED = 5 * 60_000;

/** Whether there is room to store more. */
export interface FreeSpace {
  /** Something could not be stored for lack of room, with this error. */
  readonly noteFull: (error: unknown) => void;
  /** Whether the database could not store something in the last five minutes. */
  readonly wasDatabaseFull: () => boolean;
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
  const wasDatabaseFull = () => clock() - notedAt < REMEMBERED;
  const findFreeBytes = () =>
    storage.findFreeBytes().catch((error: unknown) => (isStorageFull(error) ? 0 : null));
  return {
    noteFull: (error) => {
      // For files, `findFreeBytes` tells how much room there is now.
      if (isDatabaseFull(error)) notedAt = clock();
    },
    wasDatabaseFull,
    findFreeBytes,
    isFull: async () => wasDatabaseFull() || (await findFreeBytes()) === 0,
  };
}
