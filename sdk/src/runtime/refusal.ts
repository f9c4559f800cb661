import type { ErrorCode } from '../generated/types/errorCode.ts';
import { ApiError } from './errors.ts';
import type { FieldIssue } from './field-issue.ts';

interface ProblemBody {
  title?: string;
  status?: number;
  code?: string;
  errors?: readonly FieldIssue[];
  requestId?: string;
}

/** The codes for the numbers that servers without error codes send in the body. */
const oldCodes: Record<number, ErrorCode> = { 10001: 'GAME_NOT_STARTED', 10002: 'GAME_ENDED' };

/** Creates the error for an error response. */
export async function readRefusal(
  response: Response,
  operation?: string,
  request?: string,
): Promise<ApiError> {
  const {
    title,
    status = 0,
    code = oldCodes[status],
    errors,
    requestId,
  } = await readProblem(response);
  return new ApiError({
    kind: 'http',
    operation,
    request,
    status: response.status,
    title: title ?? `${response.status} ${response.statusText}`.trim(),
    code,
    // Other servers have an object here.
    issues: Array.isArray(errors) ? errors : undefined,
    requestId,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  });
}

/** Parsed leniently, because a proxy may send any body. */
async function readProblem(response: Response): Promise<ProblemBody> {
  try {
    return Object(await response.json()) as ProblemBody;
  } catch {
    return {};
  }
}

/** The header in seconds; it may contain a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number.isNaN(+header) ? (Date.parse(header) - Date.now()) / 1000 : +header;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
