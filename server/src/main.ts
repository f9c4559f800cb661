import { existsSync } from 'node:fs';
import { loadConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { StartupError } from './platform/startup-error.ts';
import { type RunningServer, startServer } from './server.ts';

const started = performance.now();
const DUPLICATE_SIGNAL_MILLISECONDS = 1000;
let askedAt = Infinity;
const stopping = new AbortController();
// Installed before anything starts, so that an interrupted start also stops the embedded database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const now = performance.now();
    // A second Ctrl-C stops the server at once; the next start recovers. One may arrive twice, from the
    // terminal and from npm, so one shortly after the first is ignored. Service managers repeat SIGTERM
    // when npm or a shell around the server has ended, and have SIGKILL for a server that takes too long.
    if (signal === 'SIGINT' && now - askedAt > DUPLICATE_SIGNAL_MILLISECONDS) process.exit(1);
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
    `Data directory: ${dataDir}`,
    ...(server.setupLink === null
      ? []
      : [
          `Create the first administrator (the link works once): ${server.setupLink}`,
          ...(server.addressNote === null ? [] : [server.addressNote]),
        ]),
    'Press Ctrl-C to stop.',
  ];
  console.log(lines.join('\n'));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}
