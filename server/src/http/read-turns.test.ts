import { setImmediate as nextTurn } from 'node:timers/promises';
import { type OperationId, operations } from '@halyard/sdk/operations';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReadTurns, takeTurnsReading } from './read-turns.ts';

test('two reads begin in a turn of the event loop, the others in the order in which they came', async () => {
  const begin = createReadTurns({});
  const begun: number[] = [];
  for (let read = 0; read < 5; read += 1) begin(() => begun.push(read));
  expect(begun).toEqual([0, 1]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await nextTurn();
  begin(() => begun.push(5));
  expect(begun.at(-1)).toBe(5);
});

test('no read begins while queries wait for a connection', async () => {
  let isBusy = true;
  const begin = createReadTurns({ isDatabaseBusy: () => isBusy });
  let begun = 0;
  for (let read = 0; read < 3; read += 1) begin(() => (begun += 1));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(begun).toBe(0);
  isBusy = false;
  await expect.poll(() => begun).toBe(3);
});

test('no read begins while many connections come in', async () => {
  let newConnections = 4;
  const begin = createReadTurns({ countNewConnections: () => newConnections });
  let begun = 0;
  for (let read = 0; read < 3; read += 1) begin(() => (begun += 1));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  // These two came before the first of the connections were counted.
  expect(begun).toBe(2);
  newConnections = 3;
  await nextTurn();
  expect(begun).toBe(3);
});

test('a read does not wait for ever where the database is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const begin = createReadTurns({ isDatabaseBusy: () => true });
  let begun = 0;
  for (let read = 0; read < 3; read += 1) begin(() => (begun += 1));
  await nextTurn();
  expect(begun).toBe(0);
  vi.advanceTimersByTime(5001);
  await expect.poll(() => begun).toBe(3);
});

/** Answers after some steps, as after queries; tells the order in which requests are answered. */
async function startApp(ids: readonly OperationId[]) {
  const app = fastify();
  const answered: string[] = [];
  // Requests are injected: connections are only counted.
  app.server.removeAllListeners('connection');
  takeTurnsReading(app, {});
  for (const id of ids) {
    const { method, path } = operations[id];
    app.route({
      method,
      url: path,
      config: { operation: operations[id] },
      handler: async () => {
        for (let step = 0; step < 5; step += 1) await nextTurn();
        answered.push(id);
        return {};
      },
    });
  }
  await app.ready();
  return { app, answered };
}

test('a flag and the question for its verdict pass reads that wait', async () => {
  const { app, answered } = await startApp(['listPosts', 'submitFlag', 'getSubmissionStatus']);
  const reads = Array.from({ length: 200 }, () => app.inject('/api/posts'));
  const flag = app.inject({ method: 'POST', url: '/api/game/1/challenges/2', payload: {} });
  await flag;
  await app.inject('/api/game/1/challenges/2/status/3');
  const before = answered.indexOf('getSubmissionStatus');
  await Promise.all(reads);
  expect(answered).toHaveLength(202);
  // Some fifteen turns of two reads each; all 200 came before.
  expect(before).toBeLessThan(60);
});

test('a flag passes reads that wait for connections to come in', async () => {
  const { app, answered } = await startApp(['listPosts', 'submitFlag']);
  let areComing = true;
  const come = () => {
    for (let socket = 0; socket < 8; socket += 1) app.server.emit('connection');
    if (areComing) setImmediate(come);
  };
  come();
  const reads = Array.from({ length: 5 }, () => app.inject('/api/posts'));
  await app.inject({ method: 'POST', url: '/api/game/1/challenges/2', payload: {} });
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(answered.toSorted()).toEqual(['listPosts', 'listPosts', 'submitFlag']);
  areComing = false;
  await Promise.all(reads);
  expect(answered).toHaveLength(6);
});
