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

/** The only role; the socket's folder (0700) decides who may be it. */
export const clusterUser = 'halyard';

/** Environment of the binaries: nothing of ours (PGDATA, NODE_OPTIONS, a locale) may steer them. */
export const clusterEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * Makes the folder of the cluster unless it is there already. It is prepared beside its place and
 * renamed, so that a crash half-way leaves nothing that looks like a database, and of several
 * servers doing it at once one wins.
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

/** Drafts of servers that died while making them. */
function removeAbandoned(folder: string): void {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid !== process.pid && isAlive(pid)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** Throws a StartupError when the folder holds something else than a cluster of our version. */
function hasCluster(folder: string, binaries: PostgresBinaries): boolean {
  let version: string;
  try {
    version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw explainFileError(error, folder);
    if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
    throw new StartupError(`${folder} is not empty and not a database: move it away.`);
  }
  if (version === binaries.major) return true;
  throw new StartupError(
    `The database in ${folder} was made by PostgreSQL ${version} and this release brings ${binaries.major}: go back to the release that made it, or use another DATA_DIR.`,
  );
}

/** Under root, a data folder that belongs to a user gets a database of that user. */
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
  // trust is safe because only the owner of the data folder can reach the socket.
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
