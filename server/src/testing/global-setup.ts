import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { readPidFile } from '../platform/embedded/pid-file.ts';
import { isAlive } from '../platform/embedded/processes.ts';
import { migrate } from '../platform/migrate.ts';
import { databaseUrl } from './database-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the run's server from which others can be made. */
    testServerUrl: string;
    /** Begins the names of all databases of this run. */
    testDatabasePrefix: string;
  }
}

interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * One PostgreSQL for the whole run, in a temporary folder and without waiting for the disk, or
 * with TEST_DATABASE_URL an outside one whose user may create databases; in it a migrated template.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const server = outside ? { url: outside, close: async () => undefined } : await openTestServer();
  const prefix = `halyard_test_${process.pid}_${Date.now().toString(36)}`;
  const template = `${prefix}_template`;
  await onServer(server.url, (client) => client.query(`create database ${template}`));
  await migrate(databaseUrl(server.url, template));
  project.provide('testServerUrl', server.url);
  project.provide('testDatabasePrefix', prefix);
  return async () => {
    await onServer(server.url, (client) => dropAll(client, prefix));
    await server.close();
  };
}

async function openTestServer(): Promise<TestServer> {
  await clearAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `halyard-test-${process.pid}-`));
  const own = await openEmbeddedPostgres({ folder: join(folder, 'pg'), durable: false });
  return {
    url: own.url,
    async close() {
      await own.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its database running: that is what ours are made for. */
async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(name.match(/^halyard-test-(\d+)-/)?.[1] ?? process.pid);
    if (isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const postmaster = readPidFile(join(folder, 'pg'));
    if (postmaster?.running) process.kill(postmaster.pid, 'SIGQUIT');
    while (readPidFile(join(folder, 'pg'))?.running) await sleep(20);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
}
