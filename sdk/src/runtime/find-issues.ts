import { type FieldIssue, toFieldIssue } from './field-issue.ts';
import { run } from './mini.ts';
import type { AnyPlan } from './plan.ts';
import { toZod } from './to-zod.ts';

/**
 * What is wrong with some data, in the contract's words. Fetched when something is wrong: zod is
 * more than all calls of a page together.
 * @param tell told of names that an enumeration lacks; without it they are wrong
 */
export function findIssues(
  plan: AnyPlan,
  data: unknown,
  tell?: (name: string) => void,
): FieldIssue[] {
  const result = run(toZod(plan), data, tell);
  return result.success ? [] : result.error.issues.map((issue) => toFieldIssue(issue, data));
}
