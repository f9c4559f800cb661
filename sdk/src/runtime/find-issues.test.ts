import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as models from '../generated/model/index.ts';
import { brokenFor, validFor } from '../testing/arbitrary.ts';
import { type FieldIssue, reasonOf, toFieldIssue, valueAt } from './field-issue.ts';
import { findIssues } from './find-issues.ts';
import type { AnyPlan } from './plan.ts';
import { toZod } from './to-zod.ts';

const plans: { name: string; plan: AnyPlan }[] = Object.entries(models).flatMap(([name, plan]) =>
  typeof plan === 'object' && plan !== null && 'definition' in plan ? [{ name, plan }] : [],
);

function findIssuesWithZod(plan: AnyPlan, data: unknown): FieldIssue[] {
  const { error } = toZod(plan).safeParse(data);
  return (error?.issues ?? []).map((issue) => {
    const field = toFieldIssue(issue, data);
    return { ...field, reason: reasonOf(issue, field.code) };
  });
}

/** zod goes on with a value of the wrong type if that has a length: the first error counts. */
const firstOfEachField = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.filter((one) => one === issues.find(({ path }) => path === one.path));

const sorted = (issues: readonly FieldIssue[]) =>
  issues.toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** Whether zod says it depends on what else is wrong with the list. */
const isShortList = ({ code }: FieldIssue, data: unknown) =>
  code === 'TOO_SHORT' && Array.isArray(data);

test.for(plans)('$name has the errors that zod finds', ({ plan }) => {
  const schema = toZod(plan);
  const inputs = fc.oneof(validFor(schema), brokenFor(schema), fc.jsonValue());
  fc.assert(
    fc.property(inputs, (input) => {
      const data: unknown = JSON.parse(JSON.stringify(input) ?? 'null');
      const found = firstOfEachField(findIssues(plan, data, 'refused'));
      const byZod = firstOfEachField(findIssuesWithZod(plan, data));
      const isExpected = (issue: FieldIssue) =>
        byZod.length === 0 ||
        !isShortList(issue, valueAt(data, issue.path.split('.').filter(Boolean)));
      expect(sorted(found.filter(isExpected))).toEqual(sorted(byZod.filter(isExpected)));
      expect(found.length === 0).toBe(byZod.length === 0);
    }),
    { numRuns: 100 },
  );
});

test.for([1.5, 2 ** 60, -(2 ** 60), Number.NaN, Infinity, '1', null])(
  'the number %s has the error that zod finds',
  (number) => {
    for (const { plan } of plans.filter((one) => one.plan.definition.type === 'int'))
      expect(findIssues(plan, number, 'refused')[0]).toEqual(findIssuesWithZod(plan, number)[0]);
  },
);
