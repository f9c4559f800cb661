import { ApiContractError, ApiError } from './errors.ts';
import type { FieldIssue } from './field-issue.ts';
import type { AnyPlan, AnySchema, output, Plan } from './plan.ts';
import { fits, quickCheck, WRONG } from './quick-check.ts';

const reported = new Set<string>();

/**
 * Checks an answer. Unknown fields are left out; a name of an enumeration that this SDK does not
 * know yet is kept and reported once, so that a newer server does not break an older tool.
 * @param data just read from JSON; it may be changed
 */
export async function checkAnswer<T extends AnySchema>(
  plan: Plan<T>,
  data: unknown,
  operation?: string,
): Promise<output<Plan<T>>> {
  const tell = (name: string) => reportOnce(`${operation}: unknown name ${name}`);
  const answer = quickCheck(plan)(data, tell);
  if (answer !== WRONG) return answer;
  throw new ApiContractError(operation, await explain(plan, data, 'kept'));
}

/**
 * Checks what a caller is about to send and answers it as it was given; throws `bad-request` with
 * one issue per refused field instead of sending something the server must refuse.
 * @public the generated calls use it
 */
export async function checked<T>(plan: AnyPlan, input: T, operation: string): Promise<T> {
  if (fits(plan, input)) return input;
  const issues = await explain(plan, input, 'refused');
  throw new ApiError({
    kind: 'bad-request',
    title: `Input of ${operation} refused at ${issues[0]?.path || '(whole body)'}`,
    operation,
    issues,
  });
}

/** Says what is wrong; nothing where the code that could say it cannot be fetched. */
async function explain(
  plan: AnyPlan,
  data: unknown,
  unknownNames: 'kept' | 'refused',
): Promise<FieldIssue[]> {
  const finder = await import('./find-issues.ts').catch(() => null);
  return finder?.findIssues(plan, data, unknownNames) ?? [];
}

function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  // A tool's author should learn of it, and the SDK has no other voice.
  // oxlint-disable-next-line no-console
  console.warn(message);
}
