import { ApiContractError, ApiError } from './errors.ts';
import { toFieldIssue } from './field-issue.ts';
import { type AnySchema, type output, run } from './mini.ts';
import { quickCheck, UNSURE } from './quick-check.ts';

const reported = new Set<string>();

/**
 * Checks an answer. Unknown fields are left out; a name of an enumeration that this SDK does not
 * know yet is kept and reported once, so that a newer server does not break an older tool.
 * @param data just read from JSON; it may be changed
 */
export function checkAnswer<T extends AnySchema>(
  schema: T,
  data: unknown,
  operation?: string,
): output<T> {
  const tell = (name: string) => reportOnce(`${operation}: unknown name ${name}`);
  const quick = quickCheck(schema)(data, tell);
  if (quick !== UNSURE) return quick;
  const result = run(schema, data, tell);
  if (result.success) return result.data;
  throw new ApiContractError(
    operation,
    result.error.issues.map((issue) => toFieldIssue(issue, data)),
  );
}

/**
 * Checks what a caller is about to send and answers it as it was given; throws `bad-request` with
 * one issue per refused field instead of sending something the server must refuse.
 * @public the generated calls use it
 */
export function checked<T>(schema: AnySchema, input: T, operation: string): T {
  const result = run(schema, input);
  if (result.success) return input;
  const issues = result.error.issues.map((issue) => toFieldIssue(issue, input));
  throw new ApiError({
    kind: 'bad-request',
    title: `Input of ${operation} refused at ${issues[0]?.path || '(whole body)'}`,
    operation,
    issues,
  });
}

function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  // A tool's author should learn of it, and the SDK has no other voice.
  // oxlint-disable-next-line no-console
  console.warn(message);
}
