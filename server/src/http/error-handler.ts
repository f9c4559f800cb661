import type { ErrorCode } from '@halyard/sdk/operations';
import { errorStatus } from '@halyard/sdk/operations';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailableCode } from '../platform/database.ts';
import { isStorageFull } from '../platform/error-code.ts';
import { OverloadedError } from '../platform/fair-queue.ts';
import { AppError } from '../domain/app-error.ts';
import { refuseMissingParent } from './missing-parent.ts';
import { leaveBodyUnread } from './open-bodies.ts';
import { speak } from './speak.ts';

/** Seconds. The embedded database has usually been restarted by then. */
const RETRY_AFTER = 2;

/** Fastify's own errors and their codes in the contract. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'VALIDATION_FAILED',
};

/** Called for requests that fail. */
export interface ErrorListeners {
  /** Called for a request that failed by a fault of the server. */
  onFailed?: ((request: FastifyRequest, error: Error) => void) | undefined;
  /** Called for a request that was refused. */
  onRefused?: ((request: FastifyRequest, error: AppError) => void) | undefined;
  /** Called when there was no room to store something. */
  onStorageFull?: ((error: unknown) => void) | undefined;
}

/** Answers every error with the contract's error body. Unexpected errors are logged in full. */
export function setErrorHandler(
  app: FastifyInstance,
  { onFailed, onRefused, onStorageFull }: ErrorListeners = {},
): void {
  app.setErrorHandler((error: FastifyError | AppError | OverloadedError, request, reply) => {
    const known = toAppError(error) ?? refuseMissingRow(error, request);
    if (known) {
      onRefused?.(request, known);
      return sendProblem(request, reply, known);
    }
    if (isStorageFull(error)) {
      request.log.error({ reqId: request.id, err: error }, 'there is no room to store this');
      onStorageFull?.(error);
      return sendProblem(request, reply, new AppError('STORAGE_FULL'));
    }
    const code = unavailableCode(error);
    if (code) {
      request.log.warn({ reqId: request.id, err: error }, 'the database is not available');
      return sendProblem(request, reply, new AppError(code, { retryAfter: RETRY_AFTER }));
    }
    request.log.error({ reqId: request.id, err: error }, 'request failed');
    onFailed?.(request, error);
    return sendProblem(request, reply, new AppError('INTERNAL'));
  });
}

function toAppError(error: FastifyError | AppError | OverloadedError): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof OverloadedError) {
    return new AppError('OVERLOADED', { retryAfter: error.retryAfter });
  }
  const code = FASTIFY_CODES[error.code];
  if (code) return new AppError(code, { cause: error });
  // A URL that cannot be decoded or an invalid header is also the caller's mistake.
  const isCallers =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isCallers ? new AppError('VALIDATION_FAILED', { cause: error }) : null;
}

/** For requests of an operation; what lies outside of operations writes nothing. */
function refuseMissingRow(error: unknown, request: FastifyRequest): AppError | null {
  const { operation } = request.routeOptions.config;
  return operation ? refuseMissingParent(error, operation) : null;
}

/** What a person reads; clients of the contract show it alone, so it names the first field that is invalid. */
function titleOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, errors: [first], retryAfter }: AppError,
): string {
  // An entry about the whole body has no path.
  return code === 'VALIDATION_FAILED' && first?.path
    ? speak(request, reply, `FIELD_${first.code}`, { field: first.path })
    : speak(request, reply, code, { seconds: retryAfter ?? 0 });
}

/** Sends the contract's error body. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  const { code, errors, retryAfter, data } = error;
  const declared = request.routeOptions.config.operation?.errorStatus[code] ?? errorStatus[code];
  if (retryAfter !== null) {
    reply.header('Retry-After', retryAfter);
    leaveBodyUnread(request, reply);
  }
  return (
    reply
      // Problem codes of 10000 and above are sent with status 400.
      .status(declared >= 10_000 ? 400 : declared)
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(
        JSON.stringify({
          title: titleOf(request, reply, error),
          status: declared,
          code,
          errors,
          requestId: request.id,
          ...(data !== undefined && { data }),
        }),
      )
  );
}
