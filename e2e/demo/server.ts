import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ADMIN } from './accounts.ts';

export interface DemoServer {
  /** Where the API is, without a slash at the end. */
  baseUrl: string;
  /** Settles when it answers; rejects when the wait is given up, as when the server ends before. */
  ready(given: AbortSignal): Promise<void>;
  /** Asks it to end in order. */
  stop(): void;
  /** The exit code, once it has ended. */
  ended: Promise<number>;
}

/** A reason not to go on that needs words, not a stack. */
export class Refusal extends Error {}

interface Place {
  host: string;
  port: number;
  dataDir: string;
}

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const POLL_MILLISECONDS = 100;

/**
 * What the real server is told. Databases and addresses of a real site in the environment are
 * taken out: the demo must never write into one.
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
    PUBLIC_URL: '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_NAME: ADMIN.userName,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_PASSWORD_FILE: '',
    // Sixty crews behind one address.
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
export async function startServer(place: Place): Promise<DemoServer> {
  const baseUrl = addressOf(place);
  // Otherwise the demo would take the other one for its own and fill it with bots.
  if (await isReady(baseUrl))
    throw new Refusal(`A server runs at ${baseUrl} already. Stop it, or choose another PORT.`);
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: environment(place),
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
