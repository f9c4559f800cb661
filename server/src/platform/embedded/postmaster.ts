import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.ts';
import { clusterEnvironment } from './cluster-folder.ts';
import { explainFailure } from './failures.ts';
import { logFileOf, rotateLog } from './log-file.ts';
import { disownStalePid, readPidFile } from './pid-file.ts';
import { isPostgresOn } from './processes.ts';
import type { RunAs } from './run-as.ts';

export const pollMilliseconds = 20;

/** Another process is starting or stopping the same cluster: try again. */
const busy = /lock file ".*" already exists|pre-existing shared memory block|is being used by/;

/** `key=value` settings; everything else stays at PostgreSQL's durable defaults. */
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'shared_buffers=128MB',
  'max_wal_size=512MB',
  // For memory and solid-state disks, where rows that are not side by side cost hardly more to read.
  'random_page_cost=1.1',
  // Without the details of an error, which quote values such as e-mail addresses.
  'log_error_verbosity=terse',
];
const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface StartOptions {
  readonly cluster: string;
  readonly socketFolder: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly durable: boolean;
}

/**
 * Starts PostgreSQL on the cluster. Resolves when it is ready, or when another server is already
 * starting it: the caller connects, and calls again if that fails. There is no timeout, because
 * recovery after a crash may take long. Throws a StartupError when PostgreSQL exits.
 */
export async function startPostmaster(options: StartOptions): Promise<void> {
  const { cluster } = options;
  disownStalePid(cluster, options.socketFolder);
  const logFile = logFileOf(cluster);
  rotateLog(cluster);
  const log = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(log).size;
  const child = spawnPostmaster(options, log);
  closeSync(log);
  let unstartable: Error | undefined;
  child.once('error', (error) => (unstartable = error));
  for (;;) {
    const found = readPidFile(cluster);
    // The file of a crashed PostgreSQL says that it is ready until the new one has replaced it.
    if (found?.ready && found.running) return;
    if (unstartable || child.exitCode !== null || child.signalCode !== null) break;
    await sleep(pollMilliseconds);
  }
  const said = readFileSync(logFile).subarray(logStart).toString('utf8');
  if (busy.test(said)) return;
  throw explainFailure(unstartable?.message ?? said, cluster);
}

function spawnPostmaster(options: StartOptions, log: number): ChildProcess {
  const { cluster, socketFolder, binaries, runAs, durable } = options;
  const chosen = durable ? settings : [...settings, ...notDurable];
  const [command = '', ...args] = [
    ...runAs.prefix,
    binaries.postgres,
    '-D',
    cluster,
    '-k',
    socketFolder,
    ...chosen.flatMap((setting) => ['-c', setting]),
  ];
  // In a session of its own, so that Ctrl-C in the terminal reaches only the server, which then
  // shuts PostgreSQL down.
  const child = spawn(command, args, {
    ...runAs.identity,
    cwd: '/',
    detached: true,
    env: clusterEnvironment,
    stdio: ['ignore', log, log],
  });
  child.unref();
  return child;
}

/**
 * Runs a fast shutdown: ends all sessions, writes a checkpoint, and resolves when the cluster may
 * be started again.
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const found = readPidFile(cluster);
  // PostgreSQL runs in another container's process namespace and cannot be stopped from here.
  if (!found?.running) return;
  process.kill(found.pid, 'SIGINT');
  while (readPidFile(cluster)?.pid === found.pid && isPostgresOn(found.pid, cluster)) {
    await sleep(pollMilliseconds);
  }
}
