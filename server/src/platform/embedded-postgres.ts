import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { clusterUser, ensureCluster } from './embedded/cluster-folder.ts';
import { explainFileError } from './embedded/failures.ts';
import { type Lease, takeLease } from './embedded/lease.ts';
import { rotateLog } from './embedded/log-file.ts';
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
  /** Directory of the cluster, created if missing. Several servers may share it. */
  readonly folder: string;
  /** False disables fsync: faster, for tests only. Default: true. */
  readonly durable?: boolean;
  /** Called when the database stops unexpectedly, and with the outcome of each restart. */
  readonly report?: (message: string, error?: unknown) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the platform's database, for `pg`. */
  readonly url: string;
  /**
   * Releases the database; the last server to release it stops it. Close your own connections
   * first.
   */
  close(): Promise<void>;
}

const databaseName = 'halyard';
const startTimeoutMilliseconds = 60_000;
const retryMilliseconds = 1000;
const rotateLogMilliseconds = 60_000;

/**
 * Starts PostgreSQL for this server, or joins the one that already runs in the directory, because
 * another server uses it or because a server was killed. Restarts it if it stops while in use.
 * Throws a StartupError when it cannot be started.
 */
export async function openEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { durable = true, report = () => undefined } = options;
  const start = await prepare(options.folder, durable);
  const leaving = new AbortController();
  const { signal } = leaving;
  let lease = await enter(start);
  let restarting: Promise<unknown> = Promise.resolve();
  if (lease) await createDatabase(lease);

  /** Null when this server leaves before the database is back. */
  async function reenter(): Promise<Lease | null> {
    while (!signal.aborted) {
      try {
        return await enter(start, signal);
      } catch (error) {
        report('the database could not be restarted', error);
        await sleep(retryMilliseconds);
      }
    }
    return null;
  }
  async function restart(): Promise<void> {
    report('the database has stopped unexpectedly');
    lease = await reenter();
    if (!lease) return;
    report('the database has been restarted');
    void guard(lease);
  }
  async function guard({ lost }: Lease): Promise<void> {
    await lost;
    if (!signal.aborted) restarting = restart();
  }
  if (lease) void guard(lease);
  const rotation = setInterval(() => {
    try {
      rotateLog(start.cluster);
    } catch (error) {
      report("the database's log could not be rotated", error);
    }
  }, rotateLogMilliseconds).unref();

  return {
    url: clusterUrl(start, databaseName),
    async close() {
      leaving.abort();
      clearInterval(rotation);
      await restarting;
      await (lease ? leave(lease, start) : leaveAnew(start));
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

/** Resolves symbolic links, so that all servers derive the same socket name from the path. */
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

/** Connects, and starts PostgreSQL first when it is not running. Null when that is no longer wanted. */
async function enter(start: StartOptions, unwanted?: AbortSignal): Promise<Lease | null> {
  const deadline = Date.now() + startTimeoutMilliseconds;
  for (;;) {
    if (unwanted?.aborted) return null;
    const lease = await tryLease(clusterUrl(start, 'postgres'));
    if (lease) return lease;
    // A running process is starting, recovering from a crash or stopping: wait for it to finish.
    if (!readPidFile(start.cluster)?.running) {
      if (Date.now() > deadline) {
        throw new StartupError(`The database in ${start.cluster} is in use by another process.`);
      }
      await startPostmaster(start);
    }
    await sleep(pollMilliseconds);
  }
}

/** The server is not running, is starting or is stopping: retried. Other errors are thrown. */
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
    // pg reports a connection that was closed without an error message as an error without a code.
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
    // Another server has created it at the same time.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  }
}

async function leave(lease: Lease, start: StartOptions): Promise<void> {
  const last = await lease.surrender().catch(() => null);
  if (last) await stopPostmaster(start.cluster);
  await lease.client.end().catch(() => undefined);
  if (last === null) await leaveAnew(start);
}

/**
 * The connection was ended from outside. PostgreSQL may still run, or be stopping because all processes of the
 * server got a signal: the server must not end before it.
 */
async function leaveAnew(start: StartOptions): Promise<void> {
  for (;;) {
    const lease = await tryLease(clusterUrl(start, 'postgres'));
    if (lease) return leave(lease, start);
    const found = readPidFile(start.cluster);
    if (!found?.running) return;
    // It waits for sessions of others as long as they go on, and lets nobody in.
    if (found.isStopping) return stopPostmaster(start.cluster);
    await sleep(pollMilliseconds);
  }
}
