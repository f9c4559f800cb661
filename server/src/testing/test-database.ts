import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../platform/database.ts';
import { databaseUrl } from './database-url.ts';

export interface TestDatabase extends DatabaseHandle {
  /** For further pools, clients and processes. */
  readonly url: string;
}

/**
 * A migrated, empty database for one test file; call it at the top of the file with `await`. It is
 * closed and dropped after the file's last test.
 *
 * @param empty without any table, for tests of migrations
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const prefix = inject('testDatabasePrefix');
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  const template = empty ? 'template0' : `${prefix}_template`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = databaseUrl(server, name);
  const handle = openDatabase({ url, max: 5, applicationName: 'halyard test' });
  afterAll(async () => {
    await handle.close();
    await runOn(server, `drop database ${name} with (force)`);
  });
  return { ...handle, url };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
