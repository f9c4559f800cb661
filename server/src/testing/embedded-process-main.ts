import { openEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { StartupError } from '../platform/startup-error.ts';

/** A server reduced to its database, for tests that kill processes. Its folder is the argument. */
try {
  const embedded = await openEmbeddedPostgres({ folder: process.argv[2] ?? '' });
  process.once('SIGTERM', () => void embedded.close().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ url: embedded.url })}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stdout.write(`${JSON.stringify({ refused: error.message })}\n`);
  process.exitCode = 1;
}
