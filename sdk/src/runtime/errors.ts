import type { ErrorCode } from '../generated/model/errorCode.zod.ts';
import type { FieldIssue } from './field-issue.ts';

/**
 * Why a call failed:
 * `network` no answer; `aborted` the caller's signal; `timeout` the client's own limit;
 * `bad-request` the input broke the contract and nothing was sent; `bad-response` the answer broke
 * the contract; `http` the server refused, see `status` and `code`.
 */
export type ApiErrorKind =
  | 'network'
  | 'aborted'
  | 'timeout'
  | 'bad-request'
  | 'bad-response'
  | 'http';

/** What `new ApiError` takes; only `kind` and `title` are always known. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  title: string;
  status?: number;
  code?: string;
  issues?: readonly FieldIssue[];
  requestId?: string;
  retryAfter?: number;
  cause?: unknown;
}

/** The one error every call of the SDK rejects with. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** The server's stable code; null when the answer carried none. Compare with `hasCode`. */
  readonly code: string | null;
  /** The server's sentence for people, in the language that was asked for. */
  readonly title: string;
  /** Refused fields, empty when the failure is not about a field. */
  readonly issues: readonly FieldIssue[];
  /** Names the request in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;

  constructor(init: ApiErrorInit) {
    super(init.title, { cause: init.cause });
    this.kind = init.kind;
    this.title = init.title;
    this.status = init.status ?? 0;
    this.code = init.code ?? null;
    this.issues = init.issues ?? [];
    this.requestId = init.requestId ?? null;
    this.retryAfter = init.retryAfter ?? null;
  }
}

/** The server broke its own contract: says at which field of which address. */
export class ApiContractError extends ApiError {
  override readonly name = 'ApiContractError';
  /** The address whose answer was wrong. */
  readonly url: string;

  constructor(url: string, issues: readonly FieldIssue[]) {
    const field = issues[0]?.path || '(whole answer)';
    super({
      kind: 'bad-response',
      title: `The answer of ${url} breaks the contract at ${field}`,
      issues,
    });
    this.url = url;
  }
}

/** Narrows an unknown error to an `ApiError`, optionally with one of the given codes. */
export function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}
