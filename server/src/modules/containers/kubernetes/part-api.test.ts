import { expect, test, vi } from 'vitest';
import { connectKubernetes, toEngineError } from './part-api.ts';

const answer = (code: number, body: unknown) =>
  Object.assign(new Error(`HTTP-Code: ${code} Headers: {…}`), { code, body });

test.each([
  [403, 'Refused'],
  [409, 'Refused'],
  [422, 'Refused'],
  [401, 'EngineUnavailable'],
  [429, 'EngineUnavailable'],
  [500, 'EngineUnavailable'],
  [503, 'EngineUnavailable'],
])('an answer %i of the API means %s', (code, failure) => {
  expect(toEngineError(answer(code, undefined)).failure).toBe(failure);
});

test('keeps the words of the API, without its headers', () => {
  const body = JSON.stringify({ message: 'exceeded quota: challenges' });
  expect(toEngineError(answer(403, body)).message).toBe('exceeded quota: challenges');
});

test('an API that does not answer is an engine that is away', async () => {
  expect(toEngineError(new TypeError('fetch failed'))).toMatchObject({
    failure: 'EngineUnavailable',
    message: 'fetch failed',
  });
  await expect(connectKubernetes('/nowhere/kubeconfig', 'challenges')).rejects.toMatchObject({
    failure: 'EngineUnavailable',
  });
});

test('without a kubeconfig the server has to run in a pod', async () => {
  vi.stubEnv('KUBERNETES_SERVICE_HOST', '');
  await expect(connectKubernetes(undefined, 'challenges')).rejects.toMatchObject({
    failure: 'EngineUnavailable',
    message: 'No kubeconfig is set, and this is not in a pod.',
  });
  vi.unstubAllEnvs();
});
