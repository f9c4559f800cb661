import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { builtProgram } from '../../scripts/lib/built-program.mjs';
import { freePort } from '../../scripts/lib/free-port.ts';
import { removeData } from './remove-data.ts';

const PROGRAM = builtProgram(fileURLToPath(new URL('../../server/dist/main.js', import.meta.url)));
const POLL_MILLISECONDS = 50;
const READY_TIMEOUT_MILLISECONDS = 120_000;

/** Settings for pages in a browser: a site without an administrator shows only its set-up page. */
export const ADMINISTRATOR = {
  ADMIN_EMAIL: 'bosun@load.example',
  ADMIN_PASSWORD: 'Lines-and-blocks-2',
};

/** Rate limits stay on, as on a real site, but are never reached. */
export const WIDE_LIMITS = {
  RATE_LIMIT_USER_FACTOR: '1000000',
  RATE_LIMIT_ADDRESS_FACTOR: '1000000',
  RATE_LIMIT_LOGIN_FACTOR: '1000000',
  RATE_LIMIT_SUBMIT_FACTOR: '1000000',
};

/** A running server process. */
export interface ServerProcess {
  /** The address of the site, without a slash at the end. */
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Resolves with its exit code, null after a signal. */
  ended: Promise<number | null>;
}

/** One or more server processes on a separate data directory. */
export interface Site {
  servers: ServerProcess[];
  /** A connection to the shared database. */
  client: pg.Client;
  /** The data directory of the embedded PostgreSQL. */
  cluster: string;
  /** Process id of the embedded PostgreSQL. */
  postgresPid: number;
  /** Stops everything and removes the data directory. */
  stop(): Promise<void>;
}

/** Starts `count` server processes on a new data directory. */
export async function startSite(count: number, env: NodeJS.ProcessEnv): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halyard-load-'));
  const servers: ServerProcess[] = [];
  const stopAll = async () => {
    for (const server of servers) await server.stop();
    await removeData(dataDir);
  };
  try {
    while (servers.length < count) servers.push(await startServer(dataDir, env));
    const cluster = join(dataDir, 'postgres');
    const { pid, host } = await readPidFile(cluster);
    const client = new pg.Client({ host, user: 'halyard', database: 'halyard' });
    await client.connect();
    const stop = async () => {
      await client.end();
      await stopAll();
    };
    return { servers, client, cluster, postgresPid: pid, stop };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/**
 * Starts a server on a data directory, which can be shared, and waits until it is ready. It listens
 * on a free port unless `env` names one.
 */
export async function startServer(dataDir: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, PROGRAM.args, {
    env: {
      ...onlyTools(process.env),
      ...PROGRAM.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  await untilReady(child, url);
  return { url, pid: child.pid ?? 0, stop: () => endProcess(child), ended };
}

/** The variables that every process needs; settings of a real site are not inherited. */
function onlyTools({ PATH, HOME, TMPDIR, LANG }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH, HOME, TMPDIR, LANG };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MILLISECONDS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(POLL_MILLISECONDS);
  }
  child.kill('SIGKILL');
  throw new Error(`The server at ${url} did not become ready.`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
}

/** Reads `postmaster.pid`: the process id and the socket directory. */
export async function readPidFile(cluster: string): Promise<{ pid: number; host: string }> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), host: lines[4] ?? cluster };
}
