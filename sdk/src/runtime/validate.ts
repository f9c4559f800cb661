import { ApiContractError, ApiError } from './errors.ts';
import type { FieldIssue } from './field-issue.ts';
import { findIssues } from './find-issues.ts';
import type { AnyPlan, AnySchema, output, Plan } from './plan.ts';
import { fits, quickCheck, WRONG } from './quick-check.ts';

const reported = new Set<string>();

/**
 * Validates a response and removes unknown fields. A name that is not in its enumeration is kept and
 * reported once, so that a newer server does not break an older client.
 * @param data parsed JSON; it may be modified
 */
export function checkAnswer<T extends AnySchema>(
  plan: Plan<T>,
  data: unknown,
  operation?: string,
): output<Plan<T>> {
  const onUnknownName = (name: string) => reportOnce(`${operation}: unknown name ${name}`);
  const answer = quickCheck(plan)(data, onUnknownName);
  if (answer !== WRONG) return answer;
  throw new ApiContractError(operation, findIssues(plan, data, 'kept'));
}

/**
 * Validates a request body and returns it unchanged. Throws `bad-request` with one issue per
 * invalid field instead of sending a request that the server would reject.
 * @public the generated calls use it
 */
export function checked<T>(plan: AnyPlan, input: T, operation: string): T {
  if (fits(plan, input)) return input;
  const issues = findIssues(plan, input, 'refused');
  throw new ApiError({
    kind: 'bad-request',
    title: `Input of ${operation} refused: ${issues.map(describe).join('; ')}`,
    operation,
    issues,
  });
}

const describe = ({ path, reason }: FieldIssue): string => `${path || 'the body'} is ${reason}`;

function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  // The author of a tool should see this warning, and the SDK has no other channel for it.
  // oxlint-disable-next-line no-console
  console.warn(message);
}
