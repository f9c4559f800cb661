import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../startup-error.ts';

/** PostgreSQL names its socket after a port, although it does not listen on TCP. */
export const socketPort = 5432;

/** The longest path that fits into `sun_path` on every system, without the terminating NUL. */
const longestPath = 103;

export function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`);
}

/**
 * The directory of the socket: the cluster's own, or one in /tmp when that path would be too long.
 */
export function socketFolder(cluster: string): string {
  if (Buffer.byteLength(socketFile(cluster)) <= longestPath) return cluster;
  const digest = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return `/tmp/halyard-${digest}`;
}

/**
 * Creates the directory in /tmp and verifies its owner: another user could have created it to
 * intercept connections.
 */
export function prepareSocketFolder(folder: string, cluster: string): void {
  const owner = lstatSync(cluster);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (process.getuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw unusable(folder);
  }
  const found = lstatSync(folder);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
  if (!isPrivate || found.uid !== owner.uid) throw unusable(folder);
}

function unusable(folder: string): StartupError {
  return new StartupError(
    `The path of the data directory is too long for a database socket, and ${folder} cannot be used instead: choose a DATA_DIR with a shorter path.`,
  );
}
