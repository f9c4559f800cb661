import { existsSync } from 'node:fs';
import { loadConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { StartupError } from './platform/startup-error.ts';
import { type RunningServer, startServer } from './server.ts';

const started = performance.now();
const ONE_KEYSTROKE = 1000;
let askedAt = Infinity;
const stopping = new AbortController();
// From the very start: a database of our own that is just starting must not be left behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const now = performance.now();
    // Who asks again does not want to wait, and the next start recovers. At once it is only the
    // same Ctrl-C, which comes both from the terminal and through npm.
    if (now - askedAt > ONE_KEYSTROKE) process.exit(1);
    askedAt = Math.min(askedAt, now);
    stopping.abort(new StartupError('Stopped.'));
  });
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log, stopping.signal);
  announce(server, config.dataDir);
  if (!stopping.signal.aborted) await aborted(stopping.signal);
  await server.stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function announce(server: RunningServer, dataDir: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lines = [
    `Halyard is ready after ${seconds} s: ${server.url}`,
    `Its data lie in ${dataDir}`,
    ...(server.setupLink === null
      ? []
      : [`Become the first administrator (the link works once): ${server.setupLink}`]),
    'Ctrl-C stops it.',
  ];
  console.log(lines.join('\n'));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}
