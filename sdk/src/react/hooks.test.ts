import { expect, test } from 'vitest';
import { operations } from '../operations.ts';
import * as entryPoint from '../react.ts';

const names = new Set(Object.keys(entryPoint));
const calls = Object.entries(operations);
const capital = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
const missing = (ids: readonly string[], toName: (id: string) => string) =>
  ids.map(toName).filter((name) => !names.has(name));

// An event stream is no query: `live` reads it.
const hooked = calls.filter(([id]) => id !== 'openLive');
const queries = hooked
  .filter(([, { method, answer }]) => method === 'GET' && answer !== 'binary')
  .map(([id]) => capital(id));
const mutations = hooked.map(([id]) => capital(id)).filter((id) => !queries.includes(id));

test('every reading call has a hook, one that suspends, its key and its options', () => {
  expect(missing(queries, (id) => `use${id}`)).toStrictEqual([]);
  expect(missing(queries, (id) => `use${id}Suspense`)).toStrictEqual([]);
  expect(missing(queries, (id) => `get${id}QueryKey`)).toStrictEqual([]);
  expect(missing(queries, (id) => `get${id}QueryOptions`)).toStrictEqual([]);
});

test('every writing call and every download has a hook and its options', () => {
  expect(missing(mutations, (id) => `use${id}`)).toStrictEqual([]);
  expect(missing(mutations, (id) => `get${id}MutationOptions`)).toStrictEqual([]);
});

test('the entry point also exports the calls', () => {
  expect(missing(Object.keys(operations), (id) => id)).toStrictEqual([]);
});
