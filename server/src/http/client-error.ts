import { randomUUID } from 'node:crypto';

import type { Socket } from 'node:net';
import type { ErrorCode } from '@halyard/sdk/operations';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../platform/error-code.ts';
import { STATUS_CODES } from '../platform/node-http.ts';
import { DEFAULT_LANGUAGE } from '../sentences/negotiate.ts';
import { sentence } from '../sentences/sentence.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const STATUSES: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers malformed HTTP with the contract's error body while the socket is still writable. Only
 * the error's code is logged, because the error contains the raw bytes, cookies included.
 */
export function answerClientError(log: FastifyBaseLogger, error: Error, socket: Socket): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  log.debug({ reqId: requestId, code }, 'malformed request');
  endWithProblem(socket, requestId, {
    problem: 'VALIDATION_FAILED',
    status: STATUSES.get(code) ?? 400,
  });
}

interface RawProblem {
  problem: ErrorCode;
  status: number;
  /** Seconds. */
  retryAfter?: number;
}

/** Ends a connection with the contract's error body, where no request has been read. */
export function endWithProblem(
  socket: Socket,
  requestId: string,
  { problem, status, retryAfter }: RawProblem,
): void {
  const body = JSON.stringify({
    title: sentence(DEFAULT_LANGUAGE, problem, { seconds: retryAfter ?? 0 }),
    status,
    code: problem,
    errors: [],
    requestId,
  });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
