import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as models from '../generated/model/index.ts';
import { brokenFor, validFor } from '../testing/arbitrary.ts';
import { run } from './mini.ts';
import type { AnyPlan } from './plan.ts';
import { quickCheck, WRONG } from './quick-check.ts';
import { toZod } from './to-zod.ts';

const all: { name: string; plan: AnyPlan }[] = Object.entries(models).flatMap(([name, plan]) =>
  typeof plan === 'object' && plan !== null && 'definition' in plan ? [{ name, plan }] : [],
);

/** What both checks make of some JSON, and which unknown names they tell of. */
function compare(plan: AnyPlan, json: string) {
  const names = { zod: new Set<string>(), quick: new Set<string>() };
  const zod = run(toZod(plan), JSON.parse(json), (name) => names.zod.add(name));
  const quick = quickCheck(plan)(JSON.parse(json), (name) => names.quick.add(name));
  return { zod: zod.success ? zod.data : WRONG, quick, names };
}

const toJson = (data: unknown) => JSON.stringify(data) ?? 'null';

test.for(all)('$name is checked the same, quickly and by zod', ({ plan }) => {
  const schema = toZod(plan);
  const answers = fc.oneof(validFor(schema), brokenFor(schema), fc.jsonValue());
  fc.assert(
    fc.property(answers.map(toJson), (json) => {
      const { zod, quick, names } = compare(plan, json);
      expect(quick).toStrictEqual(zod);
      if (quick !== WRONG) expect(names.quick).toStrictEqual(names.zod);
    }),
    { numRuns: 50 },
  );
});

test.for(all)('$name as an input is checked the same, quickly and by zod', ({ plan }) => {
  const schema = toZod(plan);
  fc.assert(
    fc.property(fc.oneof(validFor(schema), brokenFor(schema)).map(toJson), (json) => {
      const isWrong = quickCheck(plan)(JSON.parse(json)) === WRONG;
      expect(isWrong).toBe(!run(schema, JSON.parse(json)).success);
    }),
    { numRuns: 20 },
  );
});

test('data that fits is answered as the very objects that were given', () => {
  const board = { id: 1, name: 'Long Splice' };
  expect(quickCheck(models.BoardDivision)(board, fail)).toBe(board);
});

test('fields that no schema has are left out, whatever they are called', () => {
  const json = '{ "id": 1, "name": "x", "__proto__": {}, "constructor": 1, "newer": [] }';
  const data: unknown = quickCheck(models.BoardDivision)(JSON.parse(json), fail);
  expect(data).toStrictEqual({ id: 1, name: 'x' });
});

test.for(['__proto__', 'toString', 'constructor'])(
  'the unknown name %s stays what it is, though every object has it',
  (name) => {
    for (const plan of [models.ChallengeType, models.LiveTopic]) {
      const { zod, quick, names } = compare(plan, JSON.stringify(name));
      expect([zod, quick]).toStrictEqual([name, name]);
      expect(names).toStrictEqual({ zod: new Set([name]), quick: new Set([name]) });
    }
  },
);

function fail(name: string): void {
  throw new Error(`Told of ${name}`);
}
