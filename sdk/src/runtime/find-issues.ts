import { safeParse } from 'zod/mini';
import { type FieldIssue, reasonOf, toFieldIssue, valueAt } from './field-issue.ts';
import type { AnyPlan } from './plan.ts';
import { toZod } from './to-zod.ts';

/**
 * Returns the errors of invalid data. This module is imported only when data is invalid, because zod
 * is larger than all calls of a page together.
 * @param unknownNames whether unknown names of an enumeration are refused (requests) or kept (responses)
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
  return issues.map((issue) => {
    const field = toFieldIssue(issue, data);
    return { ...field, reason: reasonOf(issue, field.code) };
  });
}
