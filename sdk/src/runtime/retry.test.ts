import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient, listTeams, login } from '../index.ts';
import { failure, hangUp, inTurn, json, useLoopback } from '../testing/loopback.ts';
import { ApiError } from './errors.ts';
import { backOff, pause, type Retry, type RetryOptions, retryDelay } from './retry.ts';

const server = useLoopback();
const account = { userName: 'linnea', password: 'Fair-Wind-7' };
const newClient = (retry: RetryOptions = {}) =>
  createClient({ baseUrl: server.baseUrl, retry: { delay: 1, ...retry } });
const busy = (wait: string) =>
  json(503, { title: 'Busy', code: 'OVERLOADED' }, { 'Retry-After': wait });

test('reads again after a connection that broke before the answer', async () => {
  server.handler = inTurn(hangUp, hangUp, json(200, []));
  expect(await listTeams({ client: newClient() })).toStrictEqual([]);
  expect(server.requests).toHaveLength(3);
});

test('gives up after the last attempt', async () => {
  server.handler = hangUp;
  const error = await failure(listTeams({ client: newClient({ attempts: 2 }) }));
  expect(error.kind).toBe('network');
  expect(server.requests).toHaveLength(2);
});

test('never repeats a write that may have happened', async () => {
  server.handler = hangUp;
  const error = await failure(login(account, { client: newClient() }));
  expect(error.kind).toBe('network');
  expect(server.requests).toHaveLength(1);
});

test('repeats a write that the server put off', async () => {
  server.handler = inTurn(busy('0'), (_request, response) => void response.end());
  await login(account, { client: newClient() });
  expect(server.requests.map(({ body }) => body.toString())).toStrictEqual([
    JSON.stringify(account),
    JSON.stringify(account),
  ]);
});

test('repeats no other refusal', async () => {
  server.handler = json(500, { title: 'Broken' }, { 'Retry-After': '0' });
  await failure(listTeams({ client: newClient() }));
  server.handler = json(503, { title: 'Busy' });
  await failure(listTeams({ client: newClient() }));
  expect(server.requests).toHaveLength(2);
});

test('fails at once when it would have to wait too long', async () => {
  server.handler = busy('3600');
  const error = await failure(listTeams({ client: newClient() }));
  expect(error).toMatchObject({ code: 'OVERLOADED', retryAfter: 3600 });
  expect(server.requests).toHaveLength(1);
});

test('waits as long as the server says, in seconds or as a date', async () => {
  const refused = (retryAfter: number) =>
    new ApiError({ kind: 'http', title: '', status: 429, retryAfter });
  expect(retryDelay(refused(2), 'POST', 1, { delay: 0 })).toBe(2000);

  server.handler = busy(new Date(Date.now() + 90_000).toUTCString());
  const error = await failure(listTeams({ client: newClient() }));
  expect(error.retryAfter).toBeGreaterThan(80);
  expect(error.retryAfter).toBeLessThanOrEqual(90);
});

test('a signal ends the wait', async () => {
  server.handler = busy('20');
  const controller = new AbortController();
  const call = failure(listTeams({ client: newClient(), signal: controller.signal }));
  await expect.poll(() => server.requests.length).toBe(1);
  controller.abort();
  expect((await call).kind).toBe('cancelled');
});

test('the timeout counts all attempts and waits', async () => {
  server.handler = busy('20');
  const client = createClient({ baseUrl: server.baseUrl, timeout: 50 });
  expect((await failure(listTeams({ client }))).kind).toBe('timeout');
});

test('never waits longer than the longest wait, however it is varied', () => {
  const refused = new ApiError({ kind: 'http', title: '', status: 429, retryAfter: 30 });
  const waits = Array.from({ length: 100 }, () =>
    retryDelay(refused, 'GET', 1, { delay: 5000, maxDelay: 30_000 }),
  );
  expect(new Set(waits)).toEqual(new Set([30_000]));
});

test('tells of each wait', async () => {
  server.handler = inTurn(busy('0'), hangUp, json(200, []));
  const retries: Retry[] = [];
  const onRetry = (retry: Retry) => retries.push(retry);
  await listTeams({ client: newClient({ onRetry }) });
  expect(retries).toMatchObject([
    { attempt: 1, error: { code: 'OVERLOADED' } },
    { attempt: 2, error: { kind: 'network' } },
  ]);
  for (const { wait } of retries) expect(wait).toBeLessThan(5);
});

test('a wait doubles from half to all of its step, and is never longer than the longest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 10_000 }),
      (n, first) => {
        const step = Math.min(30_000, first * 2 ** (n - 1));
        const wait = backOff(n, first, 30_000);
        expect(wait).toBeGreaterThanOrEqual(step / 2);
        expect(wait).toBeLessThanOrEqual(step);
      },
    ),
  );
});

test('a pause ends with the reason of a signal that had ended before', async () => {
  await expect(pause(10_000, AbortSignal.abort('enough'))).rejects.toBe('enough');
});
