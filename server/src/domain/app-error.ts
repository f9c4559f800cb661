import type { ErrorCode, FieldIssue } from '@halyard/sdk/operations';

interface AppErrorOptions {
  /** The fields that were rejected, with the reasons. */
  errors?: FieldIssue[];
  /** Whole seconds for `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
  /** `data` of the answer, for the operations that document it. */
  data?: unknown;
}

/**
 * Rejects a request with one of the contract's error codes. Services throw it; the error handler in
 * `http/` writes the response, in the caller's language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldIssue[];
  readonly retryAfter: number | null;
  readonly data: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter ?? null;
    this.data = options.data;
  }
}

/** Rejects one field of the body by a rule that its schema cannot express. */
export function fieldError(
  code: ErrorCode,
  path: string,
  why: FieldIssue['code'] = 'NOT_ALLOWED',
): AppError {
  return new AppError(code, { errors: [{ path, code: why }] });
}

type NotFoundCode = Extract<ErrorCode, `${string}_NOT_FOUND`>;

/** Returns what was found; throws the code when it does not exist. */
export function orNotFound<Found>(found: Found | null | undefined, code: NotFoundCode): Found {
  if (found === null || found === undefined) throw new AppError(code);
  return found;
}
