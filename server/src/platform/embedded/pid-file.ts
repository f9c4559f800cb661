import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { isPostgresOn } from './processes.ts';
import { socketFile } from './socket-folder.ts';

export interface PidFile {
  readonly pid: number;
  readonly ready: boolean;
  /** False: left behind by a crash. */
  readonly running: boolean;
}

/** Reads what the running (or crashed) PostgreSQL wrote about itself, if it has written it all. */
export function readPidFile(cluster: string): PidFile | undefined {
  const lines = readLines(join(cluster, 'postmaster.pid'));
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return {
    pid,
    ready: lines[7]?.trim() === 'ready',
    running: isPostgresOn(pid, cluster),
  };
}

/**
 * After a crash the recorded process id may by now be that of a stranger, and PostgreSQL would
 * refuse to start for fear of it. Naming its own parent instead is always seen as stale, and unlike
 * deleting the file keeps the check that no child of the crashed server still runs.
 */
export function disownStalePid(cluster: string, socketFolder: string): void {
  for (const file of [join(cluster, 'postmaster.pid'), `${socketFile(socketFolder)}.lock`]) {
    const [pid, ...rest] = readLines(file);
    if (pid === undefined || isPostgresOn(Math.abs(Number(pid)), cluster)) continue;
    writeFileSync(file, [String(process.pid), ...rest].join('\n'));
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
