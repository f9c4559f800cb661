import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shape } from './normalise.ts';
import { normaliseQuery } from './normalise-query.ts';

const shape: Shape = {
  type: 'object',
  properties: {
    count: { type: 'integer' },
    since: { type: 'integer', format: 'int64' },
    verdict: { type: 'string', enum: ['Accepted', 'NotFound'], numbers: [1, -1] },
    topics: { type: 'array', items: { type: 'string', enum: ['Board', 'Game'] } },
    delete: { type: 'boolean' },
    hint: { type: 'string' },
    user: { type: 'string', format: 'uuid' },
  },
};

test.each([
  [{ COUNT: '12' }, { count: 12 }],
  [{ since: '2026-11-21T17:00:00Z' }, { since: Date.UTC(2026, 10, 21, 17) }],
  [{ verdict: 'accepted' }, { verdict: 'Accepted' }],
  [{ verdict: '-1' }, { verdict: 'NotFound' }],
  [{ topics: 'board' }, { topics: ['Board'] }],
  [{ topics: ['1', 'BOARD'] }, { topics: ['Game', 'Board'] }],
  [{ delete: 'True' }, { delete: true }],
  [{ Delete: 'FALSE' }, { delete: false }],
  [{ hint: 'True' }, { hint: 'True' }],
  [{ count: '', since: ' ', verdict: '', topics: '', delete: '\t', user: '' }, {}],
  [{ hint: '' }, { hint: '' }],
])('takes the query %j', (given, expected) => {
  expect(normaliseQuery(shape, given)).toStrictEqual(expected);
});

test.each([
  { count: 'many' },
  { count: ['1', '2'] },
  { count: '0x1' },
  { count: '1e1' },
  { count: ' 1' },
  { verdict: 'Nonesuch' },
  { delete: 'yes' },
  { since: 'yesterday' },
])('leaves %j for the validation to judge', (query) => {
  expect(normaliseQuery(shape, query)).toStrictEqual(query);
});

test('knows only what the operation names', () => {
  const query: unknown = JSON.parse('{ "__proto__": "1", "constructor": "2", "other": "3" }');
  expect(normaliseQuery(shape, query)).toStrictEqual({});
});

test('changes nothing any more when done twice, whatever comes', () => {
  const texts = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 1 }));
  const names = fc.constantFrom(...Object.keys(shape.properties ?? {}));
  fc.assert(
    fc.property(fc.dictionary(names, texts), (query) => {
      const once = normaliseQuery(shape, query);
      expect(normaliseQuery(shape, once)).toStrictEqual(once);
    }),
  );
});
