import type { ErrorCode } from '../generated/types/errorCode.ts';
import type { FieldIssue } from './field-issue.ts';

/**
 * Why a call failed:
 * - `network`: no response began: the server cannot be reached, or has closed the connection before
 *   it responded. It may have processed the request.
 * - `aborted`: the connection was lost during the response.
 * - `timeout`: the `timeout` of the client has passed, or the `maxWait` of a helper.
 * - `cancelled`: the `signal` of the caller was aborted.
 * - `bad-request`: the input breaks the contract; nothing was sent. See `issues`.
 * - `bad-response`: the response breaks the contract or is not JSON. See `issues`.
 * - `http`: the server refused the request. See `status` and `code`.
 */
export type ApiErrorKind =
  | 'network'
  | 'aborted'
  | 'timeout'
  | 'cancelled'
  | 'bad-request'
  | 'bad-response'
  | 'http';

/** Fields of an `ApiError`; only `kind` and `title` are always known. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  title: string;
  operation?: string | undefined;
  request?: string | undefined;
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
  /**
   * Method and address of the request without the query: `GET https://ctf.example/api/game/7`; null if
   * none was made. It is part of `message`, not of `title`.
   */
  declare readonly request: string | null;
  /** HTTP status; 0 without a response. */
  declare readonly status: number;
  /** The error code of the server; null if the response has none. Narrow it with `isApiError`. */
  declare readonly code: string | null;
  /** A message for users: from the server, in the requested language, or from the SDK. */
  declare readonly title: string;
  /** The invalid fields; empty if the error is not about fields. */
  declare readonly issues: readonly FieldIssue[];
  /** Id of the request in the server's log. */
  declare readonly requestId: string | null;
  /** Seconds to wait before a retry, if the server sent them. */
  declare readonly retryAfter: number | null;

  constructor(init: ApiErrorInit) {
    const { kind, title, operation = null, request = null, status = 0, code = null } = init;
    const { issues = [], requestId = null, retryAfter = null } = init;
    super(request === null ? title : `${title} (${request})`, { cause: init.cause });
    const about = { kind, title, operation, request, status, code, issues };
    Object.assign(this, { ...about, requestId, retryAfter });
  }
}

const FIELDS_NAMED = 3;

/** The response breaks the contract; the message names the operation and the invalid fields. */
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
 * Whether an error is an `ApiError`; with codes, whether it has one of them, which also narrows the
 * type of `error.code`.
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
