import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invalidatingHook, invalidations } from './invalidations.ts';
import type { OpenApiDocument } from './openapi.ts';

const bundle = join(import.meta.dirname, '../../api-spec/dist/openapi.json');
const document = JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;
const items = Object.values(document.paths);
const queries = items.flatMap(({ get }) => (get ? [get.operationId] : []));
const writes = items.flatMap((item) =>
  [item.post, item.put, item.delete].flatMap((each) => (each ? [each.operationId] : [])),
);

test('every writing call of the spec says what it changes, even if that is nothing', () => {
  expect(Object.keys(invalidations).toSorted()).toStrictEqual(writes.toSorted());
});

test('what changes are queries of the spec, each named once', () => {
  for (const [operation, changed] of Object.entries(invalidations)) {
    expect(queries, operation).toEqual(expect.arrayContaining([...changed]));
    expect(new Set(changed).size, operation).toBe(changed.length);
  }
});

test('a hook that looks different than expected stops the generator', () => {
  expect(() => invalidatingHook('', 'createTeam', document)).toThrow('createTeam');
  expect(invalidatingHook('', 'resetPassword', document)).toBe('');
});
