import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { clusterUser, ensureCluster } from './embedded/cluster-folder.ts';
import { explainFileError } from './embedded/failures.ts';
import { type Lease, takeLease } from './embedded/lease.ts';
import { readPidFile } from './embedded/pid-file.ts';
import {
  type StartOptions,
  pollMilliseconds,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { chooseIdentity } from './embedded/run-as.ts';
import { prepareSocketFolder, socketFolder, socketPort } from './embedded/socket-folder.ts';
import { errorCode } from './error-code.ts';
import { StartupError } from './startup-error.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster, made if missing. Several servers may share it. */
  readonly folder: string;
  /** False: no write is forced to disk. Faster, and for tests only. Default: true. */
  readonly durable?: boolean;
  /** Told when the database dies under us, and how starting it again went. */
  readonly report?: (message: string, error?: unknown) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the platform's database, for `pg`. */
  readonly url: string;
  /** Leaves the database; the last server to leave stops it. Close your own connections first. */
  close(): Promise<void>;
}

const databaseName = 'halyard';
const patienceMilliseconds = 60_000;
const retryMilliseconds = 1000;

/**
 * Runs PostgreSQL for this server, or joins the one that already runs on the folder: a second
 * server's, or an orphan of one that was killed. Starts it again if it dies while in use.
 * Throws a StartupError when it cannot.
 */
export async function openEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { durable = true, report = () => undefined } = options;
  const start = await prepare(options.folder, durable);
  let closing = false;
  let lease = await enter(start);
  await createDatabase(lease);

  async function reenter(): Promise<Lease> {
    for (;;) {
      try {
        return await enter(start);
      } catch (error) {
        report('the database does not start again', error);
        await sleep(retryMilliseconds);
      }
    }
  }
  async function guard(): Promise<void> {
    for (;;) {
      await lease.lost;
      if (closing) return;
      report('the database has stopped unexpectedly');
      lease = await reenter();
      report('the database runs again');
    }
  }
  void guard();

  return {
    url: clusterUrl(start, databaseName),
    async close() {
      closing = true;
      await leave(lease, start);
    },
  };
}

async function prepare(folder: string, durable: boolean): Promise<StartOptions> {
  const binaries = findBinaries();
  const cluster = realPath(folder);
  await ensureCluster(cluster, binaries, durable);
  const runAs = chooseIdentity(cluster, [binaries.postgres]);
  const sockets = socketFolder(cluster);
  if (sockets !== cluster) prepareSocketFolder(sockets, cluster);
  return { cluster, socketFolder: sockets, binaries, runAs, durable };
}

/** One spelling of the path for all servers: the name of the socket may be derived from it. */
function realPath(folder: string): string {
  const absolute = resolve(folder);
  try {
    mkdirSync(dirname(absolute), { recursive: true, mode: 0o700 });
    const parent = realpathSync(dirname(absolute));
    return realpathSync.native(join(parent, basename(absolute)));
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      return join(realpathSync(dirname(absolute)), basename(absolute));
    throw explainFileError(error, folder);
  }
}

function clusterUrl(start: StartOptions, database: string): string {
  const host = encodeURIComponent(start.socketFolder);
  return `postgresql://${clusterUser}@localhost:${socketPort}/${database}?host=${host}`;
}

/** Connects, starting PostgreSQL first where nobody answers. */
async function enter(start: StartOptions): Promise<Lease> {
  const deadline = Date.now() + patienceMilliseconds;
  for (;;) {
    const lease = await tryLease(clusterUrl(start, 'postgres'));
    if (lease) return lease;
    // What runs already starts, recovers from a crash or stops: each of them ends in its own time.
    if (!readPidFile(start.cluster)?.running) {
      if (Date.now() > deadline) {
        throw new StartupError(`The database in ${start.cluster} is held by another process.`);
      }
      await startPostmaster(start);
    }
    await sleep(pollMilliseconds);
  }
}

/** No server, not yet, or no longer; all else is worth telling. */
const passing = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
]);

async function tryLease(url: string): Promise<Lease | undefined> {
  try {
    return await takeLease(url);
  } catch (error) {
    const code = errorCode(error);
    // pg reports a connection that ended without a word as an error without a code.
    if (code === undefined || passing.has(code)) return undefined;
    throw error;
  }
}

async function createDatabase({ client }: Lease): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    // Another server has made it in between.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  }
}

async function leave(lease: Lease, start: StartOptions): Promise<void> {
  const last = await lease.surrender().catch(() => false);
  if (last) await stopPostmaster(start.cluster);
  await lease.client.end().catch(() => undefined);
}
