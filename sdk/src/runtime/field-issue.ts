import type { FieldErrorCode } from '../generated/model/fieldErrorCode.zod.ts';

/** The parts of a zod issue that decide its code; the same in zod and zod/mini. */
interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly origin?: string;
}

/** One refused field of the contract's error body. */
export interface FieldIssue {
  /** Where in the body, parts joined by dots: `start`, `0.flag`; empty for the whole body. */
  path: string;
  /** Why, in the contract's words. */
  code: FieldErrorCode;
}

/**
 * Says a schema's issue in the contract's words, so that a client that checks before sending and a
 * server that checks after say the same.
 * @param input what was checked; a missing field is told from a wrong one by looking there
 */
export function toFieldIssue(issue: SchemaIssue, input: unknown): FieldIssue {
  return { path: (issue.path ?? []).map(String).join('.'), code: codeOf(issue, input) };
}

/** The value at a path into some data; undefined where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

function codeOf(issue: SchemaIssue, input: unknown): FieldErrorCode {
  const isLength = issue.origin !== 'number' && issue.origin !== 'int';
  switch (issue.code) {
    case 'too_small':
      return isLength ? 'TOO_SHORT' : 'TOO_SMALL';
    case 'too_big':
      return isLength ? 'TOO_LONG' : 'TOO_LARGE';
    case 'invalid_format':
      return 'WRONG_FORMAT';
    case 'invalid_value':
      return valueAt(input, issue.path ?? []) === undefined ? 'REQUIRED' : 'NOT_ALLOWED';
    default:
      return valueAt(input, issue.path ?? []) === undefined ? 'REQUIRED' : 'WRONG_TYPE';
  }
}
