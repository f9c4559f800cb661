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

/**
 * Reads the pid file of the running (or crashed) PostgreSQL. Undefined while it is missing or
 * incomplete.
 */
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
 * After a crash the recorded process id may have been reused by another process, and PostgreSQL
 * would refuse to start. PostgreSQL always treats the id of its own parent as stale, so write that
 * one. Unlike deleting the file, this keeps the check that no child process of the crashed server
 * is still running.
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
