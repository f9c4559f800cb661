import { safeParse } from 'zod/mini';
import { type FieldIssue, toFieldIssue, valueAt } from './field-issue.ts';
import type { AnyPlan } from './plan.ts';
import { toZod } from './to-zod.ts';

/**
 * Says what is wrong with some data, in the contract's words. It is imported when something is wrong,
 * because zod is larger than all calls of a page together.
 * @param unknownNames whether names that an enumeration lacks are refused, as in input, or kept, as in answers
 */
export function findIssues(
  plan: AnyPlan,
  data: unknown,
  unknownNames: 'kept' | 'refused',
): FieldIssue[] {
  const result = safeParse(toZod(plan), data);
  if (result.success) return [];
  const issues =
    unknownNames === 'refused'
      ? result.error.issues
      : result.error.issues.filter(
          ({ code, path }) => code !== 'invalid_value' || typeof valueAt(data, path) !== 'string',
        );
  return issues.map((issue) => toFieldIssue(issue, data));
}
