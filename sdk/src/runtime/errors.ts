import type { ErrorCode } from '../generated/model/errorCode.zod.ts';
import type { FieldIssue } from './field-issue.ts';

/**
 * Why a call failed:
 * - `network`: no answer began; the server cannot be reached, or closed the connection before it
 *   answered. Whether it acted is unknown.
 * - `aborted`: the other side, or something in between, ended the connection in the middle of its
 *   answer.
 * - `timeout`: the client's own `timeout` passed, or the `maxWait` of a helper.
 * - `cancelled`: the caller's `signal` ended the call.
 * - `bad-request`: the input breaks the contract; nothing was sent. See `issues`.
 * - `bad-response`: the answer breaks the contract or is no JSON. See `issues`.
 * - `http`: the server refused. See `status` and `code`.
 */
export type ApiErrorKind =
  | 'network'
  | 'aborted'
  | 'timeout'
  | 'cancelled'
  | 'bad-request'
  | 'bad-response'
  | 'http';

/** What `new ApiError` takes; only `kind` and `title` are always known. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  title: string;
  operation?: string | undefined;
  status?: number;
  code?: string | undefined;
  issues?: readonly FieldIssue[] | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The error with which every call of the SDK rejects. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** The `operationId` of the call, `submitFlag` for example; null outside of a call. */
  declare readonly operation: string | null;
  /** HTTP status, or 0 when there was no answer. */
  declare readonly status: number;
  /** The server's stable code; null when the answer carried none. Narrow it with `isApiError`. */
  declare readonly code: string | null;
  /** A message for people: the server's, in the requested language, or one of the SDK. */
  declare readonly title: string;
  /** Refused fields, empty when the failure is not about a field. */
  declare readonly issues: readonly FieldIssue[];
  /** The id of the request in the server's log. */
  declare readonly requestId: string | null;
  /** Seconds to wait before trying again, when the server said so. */
  declare readonly retryAfter: number | null;

  constructor(init: ApiErrorInit) {
    super(init.title, { cause: init.cause });
    const { kind, title, operation = null, status = 0, code = null, issues = [] } = init;
    const { requestId = null, retryAfter = null } = init;
    Object.assign(this, { kind, title, operation, status, code, issues, requestId, retryAfter });
  }
}

const FIELDS_NAMED = 3;

/** The server broke its own contract; the message names the operation and the wrong fields. */
export class ApiContractError extends ApiError {
  override readonly name = 'ApiContractError';

  constructor(operation: string | undefined, issues: readonly FieldIssue[]) {
    const fields = issues.slice(0, FIELDS_NAMED).map(({ path }) => path || '(the whole answer)');
    const more = issues.length > FIELDS_NAMED ? ', …' : '';
    super({
      kind: 'bad-response',
      title: `The answer of ${operation} breaks the contract at ${fields.join(', ')}${more}`,
      operation,
      issues,
    });
  }
}

/**
 * Tells whether something caught is an `ApiError`; with codes, whether it carries one of them, and
 * `error.code` is then typed as one of them.
 *
 * ```ts
 * if (isApiError(error, 'GAME_ENDED', 'GAME_NOT_STARTED')) pause(error.code);
 * ```
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { readonly code: Code };
export function isApiError(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof ApiError)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}
