import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as models from '../generated/model/index.ts';
import { brokenFor, validFor } from '../testing/arbitrary.ts';
import { findIssues } from './find-issues.ts';
import type { AnyPlan } from './plan.ts';
import { quickCheck, WRONG } from './quick-check.ts';
import { toZod } from './to-zod.ts';

const all: { name: string; plan: AnyPlan }[] = Object.entries(models).flatMap(([name, plan]) =>
  typeof plan === 'object' && plan !== null && 'definition' in plan ? [{ name, plan }] : [],
);

/** What the quick check makes of an answer, and which unknown names it reports. */
function checkQuickly(plan: AnyPlan, json: string) {
  const names = new Set<string>();
  return { answer: quickCheck(plan)(JSON.parse(json), (name) => names.add(name)), names };
}

const toJson = (data: unknown) => JSON.stringify(data) ?? 'null';

test.for(all)('$name is checked the same, quickly and by zod', ({ plan }) => {
  const schema = toZod(plan);
  const answers = fc.oneof(validFor(schema), brokenFor(schema), fc.jsonValue());
  fc.assert(
    fc.property(answers.map(toJson), (json) => {
      const { answer, names } = checkQuickly(plan, json);
      const strict = schema.safeParse(JSON.parse(json));
      // zod's schemas know no aliases and refuse unknown names: only valid data can be compared whole.
      if (strict.success)
        expect({ answer, names }).toStrictEqual({ answer: strict.data, names: new Set() });
      else expect(answer === WRONG).toBe(findIssues(plan, JSON.parse(json), 'kept').length > 0);
    }),
    { numRuns: 50 },
  );
});

test.for(all)('$name as an input is checked the same, quickly and by zod', ({ plan }) => {
  const schema = toZod(plan);
  fc.assert(
    fc.property(fc.oneof(validFor(schema), brokenFor(schema)).map(toJson), (json) => {
      const isWrong = quickCheck(plan)(JSON.parse(json)) === WRONG;
      expect(isWrong).toBe(!schema.safeParse(JSON.parse(json)).success);
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

test('a key that a record never has is not checked', () => {
  const json = '{ "Pwn": [], "__proto__": [""] }';
  const data: unknown = quickCheck(models.ChallengesByCategory)(JSON.parse(json), fail);
  expect(data).toStrictEqual({ Pwn: [] });
});

test.for(['__proto__', 'toString', 'constructor'])(
  'the unknown name %s stays what it is, though every object has it',
  (name) => {
    for (const plan of [models.ChallengeType, models.LiveTopic]) {
      const json = JSON.stringify(name);
      expect(checkQuickly(plan, json)).toStrictEqual({ answer: name, names: new Set([name]) });
      expect(findIssues(plan, name, 'kept')).toEqual([]);
      expect(findIssues(plan, name, 'refused')).toMatchObject([{ path: '', code: 'NOT_ALLOWED' }]);
    }
  },
);

function fail(name: string): void {
  throw new Error(`Told of ${name}`);
}
