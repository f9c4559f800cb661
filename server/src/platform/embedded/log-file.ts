import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const ROTATE_ABOVE_BYTES = 10 * 1024 * 1024;

/** The file that PostgreSQL writes its messages to. */
export function logFileOf(cluster: string): string {
  return join(cluster, 'server.log');
}

/**
 * Moves the contents of a log of more than 10 MiB to `server.log.1`, which is replaced. It is
 * copied and emptied, not renamed, because PostgreSQL keeps the file open, in append mode.
 */
export function rotateLog(cluster: string, above = ROTATE_ABOVE_BYTES): void {
  const file = logFileOf(cluster);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= above) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
