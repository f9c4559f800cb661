import type { ErrorCode, FieldIssue } from '@halyard/sdk/operations';

interface AppErrorOptions {
  /** Refused fields. */
  errors?: FieldIssue[];
  /** Whole seconds for `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal that the contract knows: services throw it, the error handler words it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldIssue[];
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** A refusal by a rule of the product that is tied to one field of the body. */
export function fieldError(
  code: ErrorCode,
  path: string,
  why: FieldIssue['code'] = 'NOT_ALLOWED',
): AppError {
  return new AppError(code, { errors: [{ path, code: why }] });
}
