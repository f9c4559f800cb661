import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.ts';
import { loadConfig } from './config.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer } from './server.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { url, pool } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'halyard-server-'));
const taken: Server = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const { port: takenPort } = taken.address() as AddressInfo;
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

async function start(environment: Record<string, string>, until?: AbortSignal) {
  const config = loadConfig({
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ...environment,
  });
  return startServer(config, pino({ level: 'silent' }), until);
}

/** Connections to the database that are not this test's own. */
async function connections(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and application_name <> 'halyard test'`,
  );
  return rows[0]?.count ?? 0;
}

describe('startServer', () => {
  test('answers until it is stopped, and leaves nothing behind', async () => {
    const server = await start({});
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.setupLink).toMatch(/\/setup#token=[\w-]{43}$/);
    expect(await connections()).toBeGreaterThan(0);
    await server.stop();
    await expect(fetch(`${server.url}/readyz`)).rejects.toThrow('fetch failed');
    await expect.poll(connections).toBe(0);
  });

  test.each([
    [{ PORT: String(takenPort) }, /^Port \d+ is taken .* with PORT\.$/],
    [{ METRICS_PORT: String(takenPort) }, /^Port \d+ is taken .* with METRICS_PORT\.$/],
    [{ HOST: 'no-such-host.invalid' }, /^HOST: no-such-host\.invalid is no address/],
    [{ HOST: '203.0.113.9' }, /^HOST: 203\.0\.113\.9 is no address/],
    [{ DATA_DIR: '/dev/null/x' }, /^Files cannot be stored in /],
    [{ DATABASE_URL: 'postgresql://u:hunter#2@[bad/x' }, /^DATABASE_URL is not of the form/],
    [{ ADMIN_EMAIL: 'a@harbour.example', ADMIN_PASSWORD: 'weak' }, /^ADMIN_PASSWORD: /],
  ])('says in one sentence what is wrong, and leaves nothing running: %j', async (given, said) => {
    const error = await start(given).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error).replace('StartupError: ', '')).toMatch(said);
    expect(String(error)).not.toContain('hunter');
    await expect.poll(connections).toBe(0);
  });

  test('gives up when it is told to while it starts', async () => {
    const reason = new StartupError('Stopped.');
    await expect(start({}, AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect.poll(connections).toBe(0);
  });
});
