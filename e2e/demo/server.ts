import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '../../scripts/lib/built-program.mjs';
import { ADMIN } from './accounts.ts';

export interface DemoServer {
  /** Address of the API, without a slash at the end. */
  baseUrl: string;
  /** Resolves when the server is ready; rejects if it exits before or the wait is aborted. */
  ready(given: AbortSignal): Promise<void>;
  /** Shuts it down cleanly. */
  stop(): void;
  /** Resolves to the exit code. */
  ended: Promise<number>;
}

/** An error that is printed without a stack trace. */
export class Refusal extends Error {}

export interface Place {
  host: string;
  port: number;
  dataDir: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WITH_PARENT = new URL('../../scripts/lib/ending-with-parent.mjs', import.meta.url).href;
const POLL_MILLISECONDS = 100;
const SITE_TITLE = 'Harbour CTF';

/** The program and arguments with which the server is started. */
export interface ServerProgram {
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** The built server, which serves the built app. It ends with the demo, also when that is killed. */
export function builtServer(): ServerProgram {
  const { args, env } = builtProgram(join(ROOT, 'server/dist/main.js'));
  return { args: ['--import', WITH_PARENT, ...args], env: { ...env, PUBLIC_URL: '' } };
}

/**
 * The sources of the server, which starts again whenever they change.
 * @param publicUrl where Vite serves the app
 */
export function watchedServer(publicUrl: string): ServerProgram {
  return { args: ['--watch', 'server/src/main.ts'], env: { PUBLIC_URL: publicUrl } };
}

/**
 * Environment of the server. Settings of a real site, such as its database, are removed: the demo
 * must never write to it.
 */
function environment({ host, port, dataDir }: Place): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_URL_FILE: '',
    DATABASE_DIRECT_URL: '',
    DATABASE_DIRECT_URL_FILE: '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_NAME: ADMIN.userName,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_PASSWORD_FILE: '',
    SITE_TITLE,
    // Sixty teams share one address.
    RATE_LIMITS: 'off',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    return false;
  }
}

function addressOf({ host, port }: Place): string {
  const anywhere = ['0.0.0.0', '::'].includes(host);
  const name = anywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Starts the real server as a child of this process. */
export async function startServer(place: Place, program: ServerProgram): Promise<DemoServer> {
  const baseUrl = addressOf(place);
  // Otherwise the demo would fill another running server with bots.
  if (await isReady(baseUrl))
    throw new Refusal(`A server runs at ${baseUrl} already. Stop it, or choose another PORT.`);
  const child = spawn(process.execPath, program.args, {
    cwd: ROOT,
    env: { ...environment(place), ...program.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    baseUrl,
    stop: () => void child.kill('SIGTERM'),
    ended: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code ?? 1));
    }),
    async ready(signal) {
      while (!(await isReady(baseUrl))) await pause(POLL_MILLISECONDS, undefined, { signal });
    },
  };
}
