import {
  type Client,
  type ClientOptions,
  getDefaultClient,
  type RememberedAnswer,
} from './client.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { entityTagOf } from './entity-tags.ts';
import { checkAddress, checkOptions, checkQuery, otherOriginOf } from './call-options.ts';
import { readRefusal } from './refusal.ts';
import { waitForRetry } from './retry.ts';

/** Options of every call. */
export interface CallOptions {
  /** The client to use. Default: the one of `configureDefaultClient`. */
  client?: Client;
  /** Cancels the call, which then rejects with kind `cancelled`. */
  signal?: AbortSignal | null;
  /**
   * Changes only this version: what the call that reads the same thing has answered. Where somebody
   * has changed it since, the call is refused with `VERSION_CONFLICT`. Sends the ETag of the answer
   * as `If-Match`; operations that do not document that header ignore it.
   */
  ifMatch?: object | null;
}

/** Options that the generated functions add. */
export interface RequestOptions extends CallOptions {
  method?: string;
  /** The `operationId`. */
  operation?: string;
  body?: string | FormData | null;
  headers?: Readonly<Record<string, string>>;
  schema?: unknown;
  /** Whether the response is an endless stream, to which `timeout` does not apply. */
  isEndless?: boolean;
}

const CALL_OPTIONS: readonly string[] = [
  'client',
  'signal',
  'ifMatch',
  'method',
  'operation',
  'body',
  'headers',
  'schema',
  'isEndless',
] satisfies (keyof RequestOptions)[];

/** A successful response and its context. */
export interface Answer {
  response: Response;
  client: Client;
  url: string;
  /** The cached response of this address, whose ETag was sent. */
  remembered: RememberedAnswer | undefined;
  /** Converts an error while the body is read. */
  toError: (cause: unknown) => ApiError;
}

/** Sends a request in another way than the client's `fetch`. */
export type Transport = (
  url: string,
  init: RequestInit,
  fetch: ClientOptions['fetch'],
) => Promise<Response>;

const SENTENCES: Partial<Record<ApiErrorKind, string>> = {
  network: 'The server cannot be reached',
  aborted: 'The answer broke off',
  timeout: 'No answer in time',
  cancelled: 'The call was cancelled',
};

/**
 * Sends a request, with retries where that is safe, and returns the result of `read`. Every error
 * is converted to an `ApiError`.
 */
export async function exchange<T>(
  path: string,
  options: RequestOptions,
  read: (answer: Answer) => Promise<T>,
  send: Transport = fetchFromHost,
): Promise<T> {
  const { client = getDefaultClient(), method = 'GET', operation, signal, isEndless } = options;
  checkOptions(options, CALL_OPTIONS);
  checkQuery(path, CALL_OPTIONS, operation);
  const { baseUrl = '', timeout, retry, fetch } = client.options;
  const url = `${baseUrl}${path}`;
  // A query may contain what should not be in a log.
  const request = `${method} ${url.split('?')[0]}`;
  const { limit, ends } = limitsOf(isEndless ? 0 : timeout, signal);
  const failure = (cause: unknown, otherwise: ApiErrorKind) => {
    if (cause instanceof ApiError) return cause;
    const kind = signal?.aborted ? 'cancelled' : limit?.aborted ? 'timeout' : otherwise;
    return new ApiError({ kind, title: sentenceOf(kind, url), operation, request, cause });
  };
  const toError = (cause: unknown) => failure(cause, 'aborted');
  for (let attempt = 1; ; attempt++) {
    const remembered = method === 'GET' ? client.answers.get(url) : undefined;
    let stage: ApiErrorKind = 'network';
    const note = noteAttempt(client, operation, request);
    try {
      const init: RequestInit = {
        method,
        body: options.body ?? null,
        headers: await makeHeaders(client, url, options, remembered?.etag),
        credentials: 'same-origin',
        signal: ends,
      };
      const response = await send(url, init, fetch);
      stage = 'aborted';
      // After signing in or out, responses cached for another account must not be used.
      if (await client.cookies?.keep(url, response)) client.answers.clear();
      if (isRefusal(response)) throw await readRefusal(response, operation, request);
      const answer = await read({ response, client, url, remembered, toError });
      note(response.status, null);
      return answer;
    } catch (cause) {
      const error = failure(cause, stage);
      note(error.status, error.requestId);
      await waitForRetry(error, { method, attempt, retry, signal: ends }).catch(
        (reason: unknown) => {
          throw failure(reason, stage);
        },
      );
    }
  }
}

function sentenceOf(kind: ApiErrorKind, url: string): string {
  const sentence = SENTENCES[kind] ?? kind;
  const origin = kind === 'network' ? otherOriginOf(url) : null;
  if (origin === null) return sentence;
  return `${sentence}, or it does not let pages of ${origin} read this answer`;
}

/** Returns a function that reports an attempt to the client's log when it has ended. */
function noteAttempt(
  { options: { log } }: Client,
  operation: string | null = null,
  request: string,
) {
  const begin = performance.now();
  return (status: number, requestId: string | null): void =>
    log?.({ operation, request, status, milliseconds: performance.now() - begin, requestId });
}

/** Aborted after the time limit, and then or when the caller wants it. */
function limitsOf(timeout: number | undefined, signal: AbortSignal | null | undefined) {
  const limit = timeout ? AbortSignal.timeout(timeout) : null;
  const ends = limit && signal ? AbortSignal.any([limit, signal]) : (limit ?? signal ?? null);
  return { limit, ends };
}

const isRefusal = ({ ok, status }: Response): boolean => !ok && status !== 304;

const fetchFromHost: Transport = (url, init, fetch) => {
  if (fetch) return fetch(url, init);
  checkAddress(url);
  return globalThis.fetch(url, init);
};

async function makeHeaders(
  client: Client,
  url: string,
  options: RequestOptions,
  etag: string | undefined,
): Promise<Headers> {
  const { language = pageLanguage(), token } = client.options;
  const headers = new Headers(options.headers);
  headers.set('Accept-Language', language);
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (etag) headers.set('If-None-Match', etag);
  const expected = entityTagOf(options.ifMatch);
  if (expected) headers.set('If-Match', expected);
  const cookie = await client.cookies?.header(url);
  if (cookie) headers.set('Cookie', cookie);
  return headers;
}

function pageLanguage(): string {
  // Outside of browsers there are no DOM types.
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return document?.documentElement.lang || 'en-US';
}
