import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { unlessStopped } from './unless-stopped.ts';

const never = new Promise<never>(() => undefined);

test('gives the result or the failure of the work', async () => {
  const { signal } = new AbortController();
  await expect(unlessStopped(signal, Promise.resolve(42))).resolves.toBe(42);
  await expect(unlessStopped(signal, Promise.reject(new Error('adrift')))).rejects.toThrow(
    'adrift',
  );
});

test('ends when the signal is aborted, or was before', async () => {
  const stopping = new AbortController();
  const waiting = unlessStopped(stopping.signal, never);
  stopping.abort();
  await expect(waiting).rejects.toThrow('Stopped.');
  await expect(unlessStopped(stopping.signal, never)).rejects.toThrow('Stopped.');
});

test('leaves no listener at the signal', async () => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const count = () => getEventListeners(signal, 'abort').length;
  const works = [Promise.resolve(), Promise.reject(new Error('adrift'))];
  const waiting = works.map((work) => unlessStopped(signal, work));
  expect(count()).toBe(2);
  await Promise.allSettled(waiting);
  expect(count()).toBe(0);
  const stopped = unlessStopped(signal, never);
  stopping.abort();
  await Promise.allSettled([stopped]);
  expect(count()).toBe(0);
});
