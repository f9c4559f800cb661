import type { FieldErrorCode } from '../generated/types/fieldErrorCode.ts';

/** The parts of a zod issue that are used here; the same in zod and zod/mini. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly values?: readonly unknown[];
  readonly expected?: string;
  readonly message?: string;
}

/** An invalid field, as in an error response. */
export interface FieldIssue {
  /** Path in the body, joined by dots: `start`, `0.flag`; empty for the whole body. */
  path: string;
  /** The error code of the field. */
  code: FieldErrorCode;
  /** What is wrong, with the bound, in English; the SDK's own checks say it, and a server about a file that somebody wrote. */
  reason?: string;
}

/**
 * Converts a zod issue to the contract's error code, so that clients and servers report the same.
 * @param input the data that was validated; it shows whether a field is missing or wrong
 */
export function toFieldIssue(issue: SchemaIssue, input: unknown): FieldIssue {
  return { path: (issue.path ?? []).map(String).join('.'), code: codeOf(issue, input) };
}

/** The value at a path; undefined if there is none. */
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

/** The reason for which a time is refused that can only be seconds. */
export const SECONDS = 'in seconds, not in milliseconds';

/** What is wrong with a field, with its bound: `longer than 50 characters`. */
export function reasonOf(issue: SchemaIssue, code: FieldErrorCode): string {
  switch (code) {
    case 'TOO_SHORT':
      return `shorter than ${lengthOf(issue.minimum, issue.origin)}`;
    case 'TOO_LONG':
      return `longer than ${lengthOf(issue.maximum, issue.origin)}`;
    case 'TOO_SMALL':
      return issue.message === SECONDS ? SECONDS : `less than ${issue.minimum}`;
    case 'TOO_LARGE':
      return `more than ${issue.maximum}`;
    case 'REQUIRED':
      return 'missing';
    case 'NOT_ALLOWED':
      return `none of ${(issue.values ?? []).join(', ')}`;
    case 'WRONG_TYPE':
      return `not of type ${issue.expected}`;
    default:
      return 'not in the right format';
  }
}

/** A bound of a length with its unit: `1 character`, `50 items`. */
function lengthOf(bound: number | bigint | undefined, origin: string | undefined): string {
  const unit = origin === 'array' ? 'item' : 'character';
  return `${bound} ${unit}${bound === 1 ? '' : 's'}`;
}
