import { describe, expect, test } from 'vitest';
import { databaseUrl } from '../testing/database-url.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabaseServer } from './database-server.ts';
import { StartupError } from './startup-error.ts';

const { url, pool } = await createTestDatabase({ empty: true });

function open(pooled: string, direct = pooled) {
  return openDatabaseServer({
    databaseUrl: pooled,
    databaseDirectUrl: direct,
    dataDir: '/nonexistent',
  });
}

describe('openDatabaseServer', () => {
  test('uses the database of the settings', async () => {
    expect(await open(url)).toMatchObject({ url, directUrl: url, embedded: false });
  });

  test('says in one sentence, without the password, that it cannot be reached', async () => {
    const closed = open('postgresql://halyard:hunter2@localhost:1/halyard');
    await expect(closed).rejects.toThrow(StartupError);
    await expect(closed).rejects.toThrow(
      /^The database of DATABASE_URL cannot be reached: .*REFUSED/,
    );
    await expect(closed).rejects.not.toThrow(/hunter2/);
    const missing = databaseUrl(url, 'no_such_database');
    await expect(open(url, missing)).rejects.toThrow(/DATABASE_DIRECT_URL .*no_such_database/);
  });

  test('refuses a database that cannot hold every text', async () => {
    const name = `${new URL(url).pathname.slice(1)}_ascii`;
    await pool.query(
      `create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' locale_provider libc`,
    );
    await expect(open(databaseUrl(url, name))).rejects.toThrow(/stores text as SQL_ASCII/);
    await pool.query(`drop database ${name} with (force)`);
  });
});
