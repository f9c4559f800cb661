import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ApiError } from '../runtime/errors.ts';

/** Responds to one request; its body has already been read. */
export type Handler = (request: Received, response: ServerResponse) => void;

/** A received request. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The server of a test. */
export interface Loopback {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The requests of this test, oldest first. */
  readonly requests: Received[];
  /** Handles the next requests. */
  handler: Handler;
}

/** Runs an HTTP server on a free port of the loopback address for the tests of a file. */
export function useLoopback(): Loopback {
  const loopback = {
    baseUrl: '',
    requests: [] as Received[],
    handler: (_request: Received, response: ServerResponse) => void response.end(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const received = { method, url, headers, body: Buffer.concat(chunks) };
      loopback.requests.push(received);
      loopback.handler(received, response);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    loopback.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    loopback.requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return loopback;
}

/** Responds with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Handles each request with the next handler, and all further ones with the last. */
export function inTurn(...handlers: readonly [Handler, ...Handler[]]): Handler {
  let next = 0;
  return (request, response) => {
    const handler = handlers[Math.min(next++, handlers.length - 1)] ?? handlers[0];
    handler(request, response);
  };
}

/** Closes the connection without a response. */
export const hangUp: Handler = (_request, response) => void response.destroy();

/** Returns the error of a call that fails. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}
