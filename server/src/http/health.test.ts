import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveHealth } from './health.ts';

async function statuses(check: () => Promise<unknown>): Promise<number[]> {
  await using app = fastify();
  serveHealth(app, check);
  const answers = [await app.inject('/healthz'), await app.inject('/readyz')];
  return answers.map(({ statusCode }) => statusCode);
}

test('is ready while its check succeeds', async () => {
  expect(await statuses(async () => undefined)).toEqual([200, 200]);
});

test('is alive but not ready when the check fails, refuses or hangs', async () => {
  expect(await statuses(() => Promise.reject(new Error('no database')))).toEqual([200, 503]);
  expect(await statuses(async () => false)).toEqual([200, 503]);
  expect(await statuses(() => new Promise(() => undefined))).toEqual([200, 503]);
});
