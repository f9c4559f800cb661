import { operations } from '@halyard/sdk/operations';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { missingHandlers } from '../testing/missing-handlers.ts';
import { noGames } from '../testing/no-games.ts';
import { createGate } from './access.ts';
import { buildApp } from './app.ts';

const { METHODS } = process.getBuiltinModule('node:http');

/** Method and route of each request as they are measured. */
const timed = new Set<string>();

const app = await buildApp({
  onTimed: (method, route) => timed.add(`${method} ${route}`),
  config: { trustProxy: false, uploadLimitBytes: 1 },
  log: pino({ level: 'silent' }),
  gate: createGate({
    ...noGames,
    publicOrigin: null,
    isOwnHost: async () => true,
    findToken: async () => null,
    findActor: async () => null,
    limit: async () => undefined,
  }),
  handlers: missingHandlers(),
  extend: (inner) => {
    inner.get('/healthz', () => 'ok');
  },
});
afterAll(() => app.close());

/** The methods of each path of the contract; HEAD comes with GET. */
const methodsOf = new Map<string, Set<string>>();
for (const { path, method } of Object.values(operations)) {
  const known = methodsOf.get(path) ?? new Set(['OPTIONS']);
  for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method]) known.add(one);
  methodsOf.set(path, known);
}

/** Node answers CONNECT before any server sees it. */
const others = (known: ReadonlySet<string>) =>
  METHODS.filter((method) => method !== 'CONNECT' && !known.has(method));

const ask = (method: string, url: string, options: InjectOptions = {}) =>
  app.inject({ ...options, method: method as 'GET', url });

describe.each([...methodsOf].map(([path, known]) => ({ path, known })))('$path', (one) => {
  const url = one.path.replaceAll(/:\w+/g, '1');
  const allow = [...one.known].toSorted().join(', ');

  test('refuses the methods that it does not have, before it reads anything', async () => {
    for (const method of others(one.known)) {
      const answer = await ask(method, url, {
        headers: { 'content-type': 'text/csv' },
        payload: 'a',
      });
      expect(answer.statusCode, method).toBe(405);
      expect(answer.headers['allow'], method).toBe(allow);
      expect(answer.headers['x-content-type-options'], method).toBe('nosniff');
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    }
  });

  test('names those that it has', async () => {
    const answer = await ask('OPTIONS', url);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['allow']).toBe(allow);
    for (const method of one.known) {
      if (method === 'OPTIONS') continue;
      expect((await ask(method, url)).statusCode, method).not.toBe(405);
    }
  });
});

test('refuses them outside of the contract as well', async () => {
  const answer = await ask('POST', '/healthz');
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
});

test.each(['POST', 'PROPFIND', 'OPTIONS', 'HEAD'])(
  'finds nothing for %s where nothing is',
  async (method) => {
    const answer = await ask(method, '/api/nonsense');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['allow']).toBeUndefined();
  },
);

test('requests that nothing serves are measured as one, whatever their method and path', async () => {
  timed.clear();
  for (const [path, known] of [...methodsOf, ['/api/nowhere', new Set<string>()] as const]) {
    const url = path.replaceAll(/:\w+/g, '1');
    const refused = ['PUT', 'PATCH', 'PROPFIND'].filter((method) => !known.has(method));
    for (const method of [...refused, 'OPTIONS']) await ask(method, url);
  }
  expect([...timed]).toEqual(['other unknown']);
});
