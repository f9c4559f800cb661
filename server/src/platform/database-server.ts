import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { errorMessage } from './error-code.ts';
import { StartupError } from './startup-error.ts';

export interface DatabaseServer {
  readonly url: string;
  /** Bypasses any connection pooler: for LISTEN, session locks and migrations. */
  readonly directUrl: string;
  readonly embedded: boolean;
  /** Close all connections first. */
  close(): Promise<void>;
}

const oldestVersion = 15;

/**
 * Connects to the PostgreSQL in the settings, or starts the embedded one in `dataDir/postgres`.
 * Throws a StartupError when it cannot be used.
 *
 * @param report called when the embedded PostgreSQL stops unexpectedly and when it has been
 * restarted
 */
export async function openDatabaseServer(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  report?: (message: string, error?: unknown) => void,
): Promise<DatabaseServer> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, dataDir } = config;
  if (url === undefined) {
    const folder = join(dataDir, 'postgres');
    const own = await openEmbeddedPostgres({
      folder,
      ...(report && { report }),
    });
    return { url: own.url, directUrl: own.url, embedded: true, close: () => own.close() };
  }
  await requireUsable(url, 'DATABASE_URL');
  if (directUrl !== undefined && directUrl !== url) {
    await requireUsable(directUrl, 'DATABASE_DIRECT_URL');
  }
  return { url, directUrl: directUrl ?? url, embedded: false, close: async () => undefined };
}

async function requireUsable(url: string, setting: string): Promise<void> {
  const { version, encoding } = await ask(url, setting);
  const major = Math.floor(version / 10_000);
  if (major < oldestVersion) {
    throw new StartupError(
      `The database of ${setting} is PostgreSQL ${major}: ${oldestVersion} or newer is needed.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database of ${setting} stores text as ${encoding}: make one with ENCODING 'UTF8'.`,
    );
  }
}

/** The parser's own error message would reveal the password. */
function makeClient(url: string, setting: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  } catch {
    throw new StartupError(
      `${setting} is not of the form postgresql://user:password@host/database: write characters such as # / ? @ in the password as %23 %2F %3F %40.`,
    );
  }
}

async function ask(url: string, setting: string): Promise<{ version: number; encoding: string }> {
  const client = makeClient(url, setting);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version,
        current_setting('server_encoding') as encoding`,
    );
    return rows[0] ?? { version: 0, encoding: 'unknown' };
  } catch (error) {
    // Node combines the failures for each address (IPv4, IPv6) into one error without a message.
    const reasons = error instanceof AggregateError ? error.errors : [error];
    throw new StartupError(
      `The database of ${setting} cannot be reached: ${reasons.map(errorMessage).join(', ')}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
