import type { CaptureConfig } from '../../config-containers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Writes } from '../../platform/write.ts';

/** How long nobody else finishes the files of a process that is not heard of. */
export const CLAIM_MILLISECONDS = 5 * 60_000;

export interface CaptureParts extends Pick<Writes, 'write'> {
  db: Db;
  clock: Clock;
  captureSettings: CaptureConfig;
  /** Where the files are; the processes of a site share it. */
  captureFolder: string;
  onError: (error: unknown) => void;
}
