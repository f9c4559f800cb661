import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { isPostgresOn } from './processes.ts';
import { socketFile } from './socket-folder.ts';

export interface PidFile {
  readonly pid: number;
  readonly ready: boolean;
  /** Was told to stop, and does so once all sessions have ended. */
  readonly isStopping: boolean;
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
  const status = lines[7]?.trim();
  return {
    pid,
    ready: status === 'ready',
    isStopping: status === 'stopping',
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
    const opened = openExisting(file);
    if (opened === undefined) continue;
    try {
      disown(opened, cluster);
    } finally {
      closeSync(opened);
    }
  }
}

/**
 * Reads and writes the same opened file: a PostgreSQL that another server starts meanwhile replaces
 * it by a new one, which must keep its process id.
 */
function disown(opened: number, cluster: string): void {
  const [pid, ...rest] = readFileSync(opened, 'utf8').split('\n');
  if (isPostgresOn(Math.abs(Number(pid)), cluster)) return;
  ftruncateSync(opened);
  writeSync(opened, [String(process.pid), ...rest].join('\n'), 0);
}

function openExisting(file: string): number | undefined {
  try {
    return openSync(file, 'r+');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
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
