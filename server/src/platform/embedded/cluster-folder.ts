import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../startup-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { explainFailure, explainFileError } from './failures.ts';
import { isAlive } from './processes.ts';
import { chooseIdentity } from './run-as.ts';

/** The only role. The permissions of the socket's directory (0700) decide who may connect as it. */
export const clusterUser = 'halyard';

/**
 * Environment of the binaries: they must not inherit variables of the server (PGDATA, NODE_OPTIONS,
 * a locale).
 */
export const clusterEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the directory of the cluster unless it exists. It is initialised in a temporary directory
 * and then renamed, so that a crash leaves no incomplete cluster, and only one of several servers
 * that do this at the same time succeeds.
 */
export async function ensureCluster(
  folder: string,
  binaries: PostgresBinaries,
  durable: boolean,
): Promise<void> {
  if (hasCluster(folder, binaries)) return;
  const draft = `${folder}.new-${process.pid}`;
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    removeAbandoned(folder);
    mkdirSync(draft, { mode: 0o700 });
    inheritOwner(draft);
    await initialise(draft, binaries, durable);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (hasCluster(folder, binaries)) return;
    throw explainFileError(error, folder);
  }
}

/** Removes temporary directories of servers that crashed during initialisation. */
function removeAbandoned(folder: string): void {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid !== process.pid && isAlive(pid)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * Throws a StartupError when the directory contains something other than a cluster of our version.
 */
function hasCluster(folder: string, binaries: PostgresBinaries): boolean {
  let version: string;
  try {
    version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainFileError(error, folder);
    if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
    throw new StartupError(`${folder} is neither empty nor a database: move it away.`);
  }
  if (version === binaries.major) return true;
  throw new StartupError(
    `The database in ${folder} was made by PostgreSQL ${version} and this release brings ${binaries.major}: go back to the release that made it, or use another DATA_DIR.`,
  );
}

/**
 * When the server runs as root and the data directory belongs to another user, the cluster gets
 * that owner.
 */
function inheritOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(folder));
  if (uid !== 0) chownSync(folder, uid, gid);
}

async function initialise(
  folder: string,
  binaries: PostgresBinaries,
  durable: boolean,
): Promise<void> {
  const { prefix, identity } = chooseIdentity(folder, [binaries.initdb]);
  // trust is safe because only the owner of the data directory can reach the socket.
  const options = `-A trust -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --data-checksums --no-instructions`;
  const [command = '', ...args] = [
    ...prefix,
    binaries.initdb,
    '-D',
    folder,
    '-U',
    clusterUser,
    ...options.split(' '),
    ...(durable ? [] : ['--no-sync']),
  ];
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    env: clusterEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await Promise.race([text(child.stderr), failed]);
  if ((await ended) !== 0) throw explainFailure(said, folder);
}
