import type * as zod from 'zod/mini';
import { ApiContractError, ApiError } from './errors.ts';
import { toFieldIssue, valueAt } from './field-issue.ts';

const reported = new Set<string>();

/**
 * Checks an answer. Unknown fields are dropped; an enum value this SDK does not know yet is kept
 * and reported once, so that a newer server does not break an older tool.
 */
export function checkAnswer<T>(schema: zod.ZodMiniType<T>, data: unknown, url: string): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const issues = result.error.issues;
  if (!issues.every((issue) => isUnknownName(issue, data))) {
    throw new ApiContractError(
      url,
      issues.map((issue) => toFieldIssue(issue, data)),
    );
  }
  for (const issue of issues) reportOnce(`${url}: unknown value at ${issue.path.join('.')}`);
  return data as T;
}

/**
 * Checks what a caller is about to send and answers it as it was given; throws `bad-request` with
 * one issue per refused field instead of sending something the server must refuse.
 * @public the generated calls use it
 */
export function checked<T>(schema: zod.ZodMiniType<T>, input: T): T {
  const result = schema.safeParse(input);
  if (result.success) return input;
  const issues = result.error.issues.map((issue) => toFieldIssue(issue, input));
  throw new ApiError({
    kind: 'bad-request',
    title: `Input refused at ${issues[0]?.path || '(whole body)'}`,
    issues,
  });
}

function isUnknownName(issue: zod.core.$ZodIssue, data: unknown): boolean {
  return issue.code === 'invalid_value' && typeof valueAt(data, issue.path) === 'string';
}

function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  // A tool's author should learn of it, and the SDK has no other voice.
  // oxlint-disable-next-line no-console
  console.warn(message);
}
