import { existsSync } from 'node:fs';
import { loadConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer } from './server.ts';

const started = performance.now();
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lines = [
    `Halyard is ready after ${seconds} s: ${server.url}`,
    `Its data lie in ${config.dataDir}`,
    ...(server.setupLink === null
      ? []
      : [`Become the first administrator (the link works once): ${server.setupLink}`]),
    'Ctrl-C stops it.',
  ];
  console.log(lines.join('\n'));
  stopOnSignals(server.stop);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}
