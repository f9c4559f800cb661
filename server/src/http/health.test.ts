import fastify from 'fastify';
import { expect, test } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { serveHealth } from './health.ts';

async function statuses(check: () => Promise<unknown>): Promise<number[]> {
  await using app = fastify();
  serveHealth(app, check, async () => false);
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

test('asks once a second, however many clients ask', async () => {
  const clock = manualClock();
  let checks = 0;
  await using app = fastify();
  serveHealth(
    app,
    async () => (checks += 1) !== 2,
    async () => false,
    clock,
  );
  const ask = async () => (await app.inject('/readyz')).statusCode;
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill(200));
  expect(checks).toBe(1);
  clock.advance(1000);
  expect([await ask(), await ask()]).toEqual([503, 503]);
  expect(checks).toBe(2);
});

test.each([
  ['nothing more can be stored', async () => true],
  ['that cannot be found out', () => Promise.reject(new Error('no file system'))],
])('goes on, and says that it is degraded, when %s', async (_, isFull) => {
  await using app = fastify();
  serveHealth(app, async () => undefined, isFull);
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([200, 'degraded\n']);
});
