import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedProcess } from '../../testing/embedded-process.ts';
import { logFileOf, rotateLog } from './log-file.ts';

const root = mkdtempSync(join(tmpdir(), 'halyard-log-'));
const cluster = join(root, 'cluster');
const server = await startEmbeddedProcess(cluster);
const client = new Client({ connectionString: server.url });
await client.connect();

afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Makes PostgreSQL log an error whose DETAIL quotes the value that exists already. */
async function violate(constraint: string): Promise<void> {
  await client.query(
    `create table ${constraint}_table (email text constraint ${constraint} unique)`,
  );
  const insert = `insert into ${constraint}_table values ($1)`;
  await client.query(insert, ['mira@harbour.example']);
  await expect(client.query(insert, ['mira@harbour.example'])).rejects.toThrow(constraint);
}

test('the log names the failed constraint and no value', async () => {
  await violate('first_key');
  const log = readFileSync(logFileOf(cluster), 'utf8');
  expect(log).toContain('first_key');
  expect(log).not.toContain('mira@harbour.example');
});

test('the log is emptied while PostgreSQL runs, once it has become large', async () => {
  const { size } = statSync(logFileOf(cluster));
  rotateLog(cluster, size);
  expect(statSync(logFileOf(cluster)).size).toBe(size);
  rotateLog(cluster, size - 1);
  await violate('second_key');
  const log = readFileSync(logFileOf(cluster), 'utf8');
  expect(log).not.toContain('first_key');
  expect(log).toContain('second_key');
  expect(log).not.toContain('\0');
  expect(readFileSync(`${logFileOf(cluster)}.1`, 'utf8')).toContain('first_key');
});
