import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as schemas from '../schemas.ts';
import { brokenFor, validFor } from '../testing/arbitrary.ts';
import { type AnySchema, run } from './mini.ts';
import { quickCheck, UNSURE } from './quick-check.ts';

const all = Object.entries(schemas).flatMap(([name, schema]) =>
  typeof schema === 'object' && schema !== null && '_zod' in schema ? [{ name, schema }] : [],
);

/** What both checks make of some JSON, and which unknown names they tell of. */
function compare(schema: AnySchema, json: string) {
  const names = { zod: new Set<string>(), quick: new Set<string>() };
  const zod = run(schema, JSON.parse(json), (name) => names.zod.add(name));
  const quick = quickCheck(schema)(JSON.parse(json), (name) => names.quick.add(name));
  return { zod: zod.success ? zod.data : UNSURE, quick, names };
}

const toJson = (data: unknown) => JSON.stringify(data) ?? 'null';

test.for(all)('$name is checked the same, quickly and by zod', ({ schema }) => {
  const answers = fc.oneof(validFor(schema), brokenFor(schema), fc.jsonValue());
  fc.assert(
    fc.property(answers.map(toJson), (json) => {
      const { zod, quick, names } = compare(schema, json);
      expect(quick).toStrictEqual(zod);
      if (quick !== UNSURE) expect(names.quick).toStrictEqual(names.zod);
    }),
    { numRuns: 50 },
  );
});

test('data that fits is answered as the very objects that were given', () => {
  const board = { id: 1, name: 'Long Splice' };
  expect(quickCheck(schemas.BoardDivision)(board, fail)).toBe(board);
});

test('fields that no schema has are left out, whatever they are called', () => {
  const json = '{ "id": 1, "name": "x", "__proto__": {}, "constructor": 1, "newer": [] }';
  const data: unknown = quickCheck(schemas.BoardDivision)(JSON.parse(json), fail);
  expect(data).toStrictEqual({ id: 1, name: 'x' });
});

function fail(name: string): void {
  throw new Error(`Told of ${name}`);
}
